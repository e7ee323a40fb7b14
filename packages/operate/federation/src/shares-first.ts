import type { Plugin } from 'vite';

/**
 * Evaluates the shared packages in their own task, before the federation runtime starts: both in one task would be a
 * long task on a slow phone.
 */
export function sharesFirst(): Plugin {
  return {
    // The prefix lets the benchmark's single-application build leave it out with the federation plugin.
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
            'Cannot run the shared packages first: the build has no loadShare-eager chunk or no mf-entry-bootstrap asset',
          );
        const file = shares.slice(shares.lastIndexOf('/') + 1);
        start.source = `await import("./${file}");\nawait new Promise((resolve) => setTimeout(resolve));\n${start.source}`;
      },
    },
  };
}
