import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { asModule, base, jsxRule } from './federation.mjs';

export default {
  ...base,
  experiments: { outputModule: true, css: true },
  module: { rules: [jsxRule('swc-loader')] },
  plugins: [new ModuleFederationPlugin(asModule)],
};
