export { type CollegeChange, changedPages, removedPages } from './college/changed-pages.ts';
export { type CollegeBuild, collegeBase, publishCollege } from './college/publish-college.ts';
export { namesOthers, personalFiles } from './college/published-people.ts';
export { type CanaryTexts, canaryFile } from './html/canary-choice.ts';
export { activeRedirects, type Redirects } from './html/redirects.ts';
export { toRegistered } from './html/registry-of.ts';
export { toBuildId, toFileIntegrity, toIntegrity } from './records/digests.ts';
export {
  type BuildName,
  type BuildWeight,
  capabilitiesOf,
  collegeName,
  copiesOf,
  earlyAnswer,
  isHosted,
  listUrls,
  type ModuleRecord,
  moduleUrl,
  shellStart,
} from './records/module-record.ts';
export {
  type Rendering,
  renderCanary,
  renderPreview,
  renderSite,
  type SiteContent,
  withCanaryLive,
} from './render-site.ts';
export { findClashes } from './routes/find-clashes.ts';
export { covers, shapeOf } from './routes/match-paths.ts';
export { firstOfEach, onePerPage, routesOf, type SiteRecords, siteRoutes } from './routes/site-routes.ts';
