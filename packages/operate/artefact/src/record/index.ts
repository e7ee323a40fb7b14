export {
  type Artefact,
  type BuildContents,
  maxBytes,
  packArtefact,
  parseJson,
  readArtefact,
} from './artefact.ts';
export { digestFiles, listFiles, listFolder, writeFiles } from './build-files.ts';
export { findChangedFiles } from './changed-files.ts';
export { fromRecord, toRecord } from './described-build.ts';
export { type DescribedBuild, moduleSchema, parseModuleJson } from './module-json.ts';
export {
  findKnownBuild,
  isStored,
  moduleFolder,
  readBuildFile,
  readModuleRecord,
  recordDigest,
} from './module-record.ts';
export { weighBuild, weighFolder } from './weigh-build.ts';
