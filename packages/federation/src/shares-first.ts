import type { Plugin } from 'vite';

/**
 * The shared packages run in a task of their own, before the federation runtime starts: in one task the two hold up a
 * slow phone for longer than a finger notices. They run once, whoever asks first.
 */
export function sharesFirst(): Plugin {
  return {
    // A part of federation, and left out with it where the same pages are built as one application.
    name: 'federation:shares-first',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle);
        const shares = names.find((name) => name.includes('/loadShare-eager-'));
        const start = names
          .map((name) => bundle[name])
          .find((file) => file?.fileName.includes('/mf-entry-bootstrap-'));
        if (!shares || start?.type !== 'asset')
          throw new TypeError(
            'Cannot run the shares first: the build has no file of shares, or no script that starts it',
          );
        const file = shares.slice(shares.lastIndexOf('/') + 1);
        start.source = `await import("./${file}");\nawait new Promise((resolve) => setTimeout(resolve));\n${start.source}`;
      },
    },
  };
}
