export { defaultAuthPort, readAuthSettings } from './auth/auth-settings.ts';
export { type RunningAuthService, startAuthService } from './auth/start-auth-service.ts';
export { chromiumFlags, findChromium, findFirefox, findHeadlessShell } from './browser/find-browsers.ts';
export { startWebKitDriver } from './browser/start-webkit-driver.ts';
export { type Certificate, makeCertificate } from './debian/make-certificate.ts';
export { findNginx, findRsync, findSystemdAnalyze, requireOwnMounts } from './debian/server-programs.ts';
export { type RunningNginx, startNginx } from './debian/start-nginx.ts';
export { renewSection, splitSection } from './document-section.ts';
export { type ExportedNames, readExportedNames } from './exported-names.ts';
export { type LockOptions, withFolderLock } from './folder-lock.ts';
export {
  explainListening,
  findFreePort,
  findFreePorts,
  type ListenAddress,
  parsePort,
  readPort,
  requireFreePort,
} from './ports.ts';
export {
  collegeFolder,
  listModules,
  listRemotes,
  listRepositoryFiles,
  listWorkspaces,
  projectRoot,
  readManifest,
} from './project.ts';
export { orToolError, runTool, runToolWithArgs, ToolError } from './run-tool.ts';
export { startProgram } from './start-program.ts';
export { parseToolArgs, runCommand } from './tool-args.ts';
export { whenStopped } from './when-stopped.ts';
