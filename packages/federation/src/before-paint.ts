import type { Plugin } from 'vite';

/** Puts self-contained functions into the page's head, where they run before anything is drawn. */
export function beforePaint(actions: readonly (() => void)[]): Plugin {
  const children = actions.map((action) => `(${action})()`).join(';');
  return {
    name: 'campusway:before-paint',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head' }],
  };
}
