export { checkFolder, type Report } from './check-folder.ts';
export { describeReport } from './describe-report.ts';
export type { Finding, Severity } from './finding.ts';
