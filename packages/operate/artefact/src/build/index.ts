export { buildConcurrency, buildModule, buildSite } from './build-module.ts';
export { checkTypes } from './check-types.ts';
export { describeBuild, describeModule, distOf, readRoutes } from './describe-build.ts';
export { findLazyComponents } from './lazy-components.ts';
export { listedKeys } from './listed-keys.ts';
export { facade } from './shared-names.ts';
export { hashInputs } from './source-hash.ts';
export { listStartFiles, readViteManifest } from './vite-manifest.ts';
