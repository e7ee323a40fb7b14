import { defineConfig } from 'vite';

const files = 'assets/[name]';

export default defineConfig({
  // The facade of the checkout would otherwise have the React of the checkout.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: 'chrome125',
    rolldownOptions: {
      input: { portal: 'plain.js' },
      output: { entryFileNames: `${files}.js`, assetFileNames: `${files}[extname]` },
    },
  },
});
