export { defaultAuthPort, readAuthSettings } from './auth/auth-settings.ts';
export { type RunningAuthService, startAuthService } from './auth/start-auth-service.ts';
export { chromiumFlags, findChromium, findHeadlessShell } from './browser/find-chromium.ts';
export { findFirefox } from './browser/find-firefox.ts';
export { findFreePort, findFreePorts } from './browser/find-free-port.ts';
export { startWebKitDriver } from './browser/start-webkit-driver.ts';
export { collegeFolder } from './college-folder.ts';
export { type Certificate, makeCertificate } from './debian/make-certificate.ts';
export { findNginx, findRsync, findSystemdAnalyze, requireOwnMounts } from './debian/server-programs.ts';
export { type ExportedNames, readExportedNames } from './exported-names.ts';
export { listRepositoryFiles } from './list-repository-files.ts';
export { median } from './median.ts';
export { explainListening, type ListenAddress, requireFreePort, toPort } from './ports.ts';
export {
  listModules,
  listRemotes,
  listWorkspaces,
  type Manifest,
  projectRoot,
  readManifest,
} from './project.ts';
export { runTool, runToolWithArgs, ToolError } from './run-tool.ts';
export { readPort } from './settings.ts';
export { splitSection } from './split-section.ts';
export { parseToolArgs } from './tool-args.ts';
export { killWhenStopped, whenStopped } from './when-stopped.ts';
