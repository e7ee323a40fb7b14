import type { Plugin } from 'vite';

/**
 * Stands at the beginning of the page's first script. A page in the background is not drawn and starts all the same;
 * so does one whose paint nobody reports.
 */
const waitForPaint = `await new Promise((resolve) => {
  if (document.visibilityState === 'hidden') resolve();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, 500);
});
`;

/** The page's first script yields to the first paint of the static frame: all that it brings would hold that back. */
export function startAfterPaint(): Plugin {
  return {
    name: 'campusway:start-after-paint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? String(page.source) : '';
        const file = /<script type="module"[^>]* src="\.\/([^"]+)"/.exec(html)?.[1] ?? '';
        const script = bundle[file];
        if (script?.type === 'asset') script.source = `${waitForPaint}${script.source}`;
        else if (script?.type === 'chunk') script.code = `${waitForPaint}${script.code}`;
        else throw new TypeError(`Cannot start after the first paint: no script "${file}" in the build`);
      },
    },
  };
}
