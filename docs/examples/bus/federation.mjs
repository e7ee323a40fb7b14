const fromShell = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

/** The same for all bundlers. */
export const federation = {
  name: 'mfe_bus',
  filename: 'remoteEntry.js',
  exposes: { './remote': './remote.jsx' },
  shared: {
    react: fromShell('^19.0.0'),
    'react-dom': fromShell('^19.0.0'),
    '@campusway/platform': fromShell('^2.0.0'),
  },
  dts: false,
};

const jsc = {
  target: 'es2022',
  parser: { syntax: 'ecmascript', jsx: true },
  transform: { react: { runtime: 'automatic' } },
};

/** The same for Rspack and webpack: ES modules beside each other, and JSX by swc. */
export const base = {
  mode: 'production',
  entry: {},
  output: {
    module: true,
    publicPath: 'auto',
    chunkFilename: 'assets/[name].js',
    cssChunkFilename: 'assets/[name].css',
  },
};
export const jsxRule = (loader) => ({ test: /\.jsx$/, loader, options: { jsc } });
export const asModule = { ...federation, library: { type: 'module' }, manifest: false };
