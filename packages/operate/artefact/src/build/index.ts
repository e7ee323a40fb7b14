export { buildModule, buildSite } from './build-module.ts';
export { checkTypes } from './check-types.ts';
export { describeModule, readRoutes } from './describe-build.ts';
export { findLazyComponents } from './lazy-components.ts';
export { listStartFiles, readViteManifest } from './vite-manifest.ts';
