import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { federation } from './federation.mjs';

const jsc = {
  target: 'es2022',
  parser: { syntax: 'ecmascript', jsx: true },
  transform: { react: { runtime: 'automatic' } },
};

export default {
  mode: 'production',
  entry: {},
  output: {
    module: true,
    publicPath: 'auto',
    chunkFilename: 'assets/[name].js',
    cssChunkFilename: 'assets/[name].css',
  },
  module: {
    rules: [
      { test: /\.jsx$/, loader: 'builtin:swc-loader', options: { jsc } },
      { test: /\.css$/, type: 'css' },
    ],
  },
  plugins: [new ModuleFederationPlugin({ ...federation, library: { type: 'module' }, manifest: false })],
};
