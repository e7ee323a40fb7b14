import { emptyFunctions } from './smaller-source.ts';

/** Functions by file of `@module-federation` (2.9.1) for manifests, for preloading, and for remotes that are no modules. */
const unused: readonly (readonly [file: RegExp, functions: readonly string[]])[] = [
  [/SnapshotHandler\.js$/, ['loadRemoteSnapshotInfo', 'getManifestJson', 'loadManifestSnapshot']],
  [/runtime-core\/dist\/remote\/index\.js$/, ['preloadRemote']],
  [/runtime-core\/dist\/utils\/load\.js$/, ['loadSystemJsEntry', 'loadEntryScript']],
  [/runtime-core\/dist\/utils\/preload\.js$/, ['preloadAssets']],
  [/sdk\/dist\/dom\.js$/, ['loadScript']],
];

/** Sources of the federation runtime without what the shell never does: it registers remotes by their entries, as modules. */
export const smallerFederation = unused.map(
  ([file, functions]) => [file, (source: string) => emptyFunctions(source, functions)] as const,
);
