export { compressFolder } from './compress.ts';
export { withSiteLock } from './site-lock.ts';
export { readSiteSettings } from './site-settings.ts';
export { inTempFolder } from './temp-folder.ts';
export { uploadBuild } from './upload-module.ts';
