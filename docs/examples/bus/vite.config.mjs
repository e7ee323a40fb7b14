import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { federation as options } from './federation.mjs';

const files = 'assets/[name]';

/**
 * The federation plugin (1.23.0) stops collecting the names that modules import from a shared package 10 ms after it parsed
 * a module. On a busy machine the next one is later, and the build ends with "useState" is not exported. This requests
 * all names in the first module; the bundler removes the imports.
 */
const importWholeShares = {
  name: 'import-whole-shares',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/remote.jsx')) return undefined;
    const imports = Object.keys(options.shared).map(
      (name, index) => `import * as share${index} from '${name}';`,
    );
    return { code: imports.join('') + code, map: null };
  },
};

export default defineConfig({
  base: './',
  plugins: [importWholeShares, federation(options)],
  build: {
    target: 'chrome125',
    rolldownOptions: {
      input: 'remote.jsx',
      output: {
        entryFileNames: `${files}.js`,
        chunkFileNames: `${files}.js`,
        assetFileNames: `${files}[extname]`,
      },
    },
  },
});
