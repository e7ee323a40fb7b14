import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { federation } from './federation.mjs';

const jsc = {
  target: 'es2022',
  parser: { syntax: 'ecmascript', jsx: true },
  transform: { react: { runtime: 'automatic' } },
};

export default {
  mode: 'production',
  entry: {},
  experiments: { outputModule: true, css: true },
  output: {
    module: true,
    publicPath: 'auto',
    chunkFilename: 'assets/[name].js',
    cssChunkFilename: 'assets/[name].css',
  },
  module: { rules: [{ test: /\.jsx$/, loader: 'swc-loader', options: { jsc } }] },
  plugins: [new ModuleFederationPlugin({ ...federation, library: { type: 'module' }, manifest: false })],
};
