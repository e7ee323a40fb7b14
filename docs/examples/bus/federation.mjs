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
