export { checkFolder, readCollege } from './check-folder.ts';
export { describeReport, hasError, type Report } from './describe-report.ts';
export { describeCrossing, proveWalls, readFeatures } from './prove-walls.ts';
export type { Finding, Severity } from './rule.ts';
export { Reach } from './rules/reachability.ts';
export { sharedArea } from './shared-area.ts';
