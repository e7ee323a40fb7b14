import type { Plugin } from 'vite';

/** Inlines self-contained functions into the document head, where they run before the first paint. */
export function beforePaint(actions: readonly (() => void)[]): Plugin {
  const children = actions.map((action) => `(${action})()`).join(';');
  return {
    name: 'campusway:before-paint',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head' }],
  };
}
