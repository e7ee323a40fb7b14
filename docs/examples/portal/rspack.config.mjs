import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

const jsc = {
  target: 'es2022',
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
};

const shared = (requiredVersion) => ({ singleton: true, requiredVersion });

export default {
  mode: 'production',
  entry: { portal: './rspack.js' },
  output: { module: true, publicPath: '/', filename: 'assets/[name].js' },
  resolve: { extensions: ['.js', '.jsx'] },
  module: {
    rules: [
      { test: /\.[jt]sx?$/, exclude: /node_modules/, loader: 'builtin:swc-loader', options: { jsc } },
      { test: /\.css$/, type: 'css' },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'portal',
      shared: {
        react: shared('^19.0.0'),
        'react-dom': shared('^19.0.0'),
        '@campusway/platform': shared('^2.0.0'),
      },
      shareStrategy: 'loaded-first',
      experiments: { provideExternalRuntime: true },
      dts: false,
      manifest: false,
    }),
  ],
};
