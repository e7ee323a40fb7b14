import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { asModule, base, jsxRule } from './federation.mjs';

export default {
  ...base,
  module: { rules: [jsxRule('builtin:swc-loader'), { test: /\.css$/, type: 'css' }] },
  plugins: [new ModuleFederationPlugin(asModule)],
};
