import type { Plugin } from 'vite';
import type { PackageFacts } from './package-facts.ts';

/**
 * The federation plugin (1.23.0) collects the names that a remote imports from a share until no module has been parsed
 * for 10 ms. On a busy machine a module may be parsed later, and its names are then "not exported". A namespace import
 * in the first module requests every name; the bundler removes it. Remove this when the plugin waits for the end of the
 * module graph.
 */
export function importWholeShares({ root, peers }: PackageFacts): Plugin {
  const first = `${root}/src/remote.tsx`;
  const imports = Object.keys(peers).map((name, index) => `import * as share${index} from '${name}';`);
  return {
    name: 'campusway:import-whole-shares',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (id !== first) return undefined;
      return { code: `${imports.join('')}${code}`, map: null };
    },
  };
}
