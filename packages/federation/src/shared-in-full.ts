import type { Plugin } from 'vite';
import type { PackageFacts } from './package-facts.ts';

/**
 * The federation plugin (1.23.0) guesses which names a remote takes from a share: it waits until no module has been
 * parsed for 10 ms. On a busy machine a file comes later than that, and its names are then "not exported". A namespace
 * import in the first module asks for every name, so that nothing is left to guess; the bundler drops it again.
 * It can go when the plugin waits for the bundler's own end of the graph.
 */
export function sharedInFull({ root, peers }: PackageFacts): Plugin {
  const first = `${root}/src/remote.tsx`;
  const imports = Object.keys(peers).map((name, index) => `import * as share${index} from '${name}';`);
  return {
    name: 'campusway:shared-in-full',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (id !== first) return undefined;
      return { code: `${imports.join('')}${code}`, map: null };
    },
  };
}
