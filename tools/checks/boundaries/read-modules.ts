import type { IModule } from 'dependency-cruiser';
import { folderOrders } from './folder-orders.ts';

/** Entries of a `src` with several folders that its order lacks, and names of an order that no longer exist. */
export function findOrderGaps(modules: readonly Pick<IModule, 'source'>[]): string[] {
  const paths = modules.flatMap(({ source }) => {
    const folders = source.split('/');
    const end = folders.indexOf('src') + 1;
    const isProduct = end > 0 && folders[0] !== 'node_modules' && !/[.]test[.]tsx?$/.test(source);
    return isProduct ? [{ src: folders.slice(0, end).join('/'), parts: folders.slice(end) }] : [];
  });
  return [...Map.groupBy(paths, ({ src }) => src)].flatMap(([src, own]) => {
    const names = new Set(own.map(({ parts: [name = ''] }) => name));
    const folders = new Set(own.filter(({ parts }) => parts.length > 1).map(({ parts: [name] }) => name));
    const order = folderOrders.get(src) ?? [];
    if (order.length === 0 && folders.size < 2) return [];
    return [
      ...[...names]
        .filter((name) => !order.includes(name))
        .map((name) => `${src}/${name} is not in the order`),
      ...order.filter((name) => !names.has(name)).map((name) => `${src}/${name} does not exist`),
    ].map((fault) => `${fault}: change tools/checks/boundaries/folder-orders.ts`);
  });
}

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
