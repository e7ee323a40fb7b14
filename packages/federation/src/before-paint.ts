import type { Plugin } from 'vite';

/** Puts a self-contained function into the page's head, where it runs before anything is drawn. */
export function beforePaint(action: () => void): Plugin {
  return {
    name: 'campusway:before-paint',
    transformIndexHtml: () => [{ tag: 'script', children: `(${action})()`, injectTo: 'head' }],
  };
}
