import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { federation as options } from './federation.mjs';

const files = 'assets/[name]';

export default defineConfig({
  base: './',
  plugins: [federation(options)],
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
