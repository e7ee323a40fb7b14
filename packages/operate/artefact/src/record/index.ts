export { listFiles } from './build-files.ts';
export { toRecord } from './described-build.ts';
export { moduleSchema } from './module-json.ts';
export { moduleFolder, readModuleRecord } from './module-record.ts';
export { weighFolder } from './weigh-build.ts';
