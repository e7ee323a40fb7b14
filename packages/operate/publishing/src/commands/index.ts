export { listPreviews } from '../release/previews.ts';
export { type Canary, runningCanary } from '../release/release.ts';
export type { ForeignBuild } from './adopt-build.ts';
export { checkSite } from './check-site.ts';
export { deployBuilds, deployModules } from './deploy-modules.ts';
export type { DeployOptions } from './deploy-options.ts';
export type { DeployedModule, DeployReport } from './deploy-report.ts';
export type { RouteDrops } from './drop-routes.ts';
export { endCanary } from './end-canary.ts';
export { type ListedBuild, listBuilds } from './list-builds.ts';
export { packModule } from './pack-module.ts';
export { type PruneReport, pruneSite } from './prune-site.ts';
export { publishSite } from './publish-site.ts';
export { type RollbackReport, rollBack } from './roll-back.ts';
export { shadowSite } from './shadow-site.ts';
export { signSite } from './sign-site.ts';
export { contentWith } from './site-content.ts';
export {
  defaultSitePort,
  requireLiveRelease,
  siteFolder,
  startFolder,
} from './site-options.ts';
