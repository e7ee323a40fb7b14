export { listFiles } from './build-id.ts';
export { toIntegrity } from './digest.ts';
export { type ModuleRecord, moduleFolder, readModuleRecord, withBase } from './module-record.ts';
