export { listFiles, toIntegrity } from './build-files.ts';
export { type ModuleRecord, moduleFolder, readModuleRecord, withBase } from './module-record.ts';
export { weighFolder } from './weigh-build.ts';
