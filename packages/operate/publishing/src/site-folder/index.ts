export { compressFolder } from './compress.ts';
export { readSiteSettings } from './site-settings.ts';
export { inTempFolder } from './temp-folder.ts';
export { uploadBuild } from './upload-module.ts';
