export { compressFolder } from './compress.ts';
export { toIntegrity } from './digest.ts';
export { type ModuleRecord, moduleFolder, readModuleRecord, withBase } from './module-record.ts';
export { publishSite } from './publish-site.ts';
export { withSiteLock } from './site-lock.ts';
export { readSiteSettings } from './site-settings.ts';
export { inTempFolder } from './temp-folder.ts';
export { uploadBuild } from './upload-module.ts';
