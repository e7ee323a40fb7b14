import type { IModule } from 'dependency-cruiser';

/** Product folders that import an npm package: in their sources, and for Vitest in their tests. */
export function findImporters(name: string, modules: readonly IModule[]): string[] {
  const isTest = (file: string) => /[.]test[.]tsx?$/.test(file);
  const importers = modules.filter(
    ({ source, dependencies }) =>
      /^(packages|shell|mfe-[^/]+|auth-service)\/(.+\/)?src\//.test(source) &&
      isTest(source) === (name === 'vitest') &&
      dependencies.some(({ module }) => module === name || module.startsWith(`${name}/`)),
  );
  return [...new Set(importers.map(({ source }) => source.split('/src/', 1)[0] ?? ''))].sort();
}
