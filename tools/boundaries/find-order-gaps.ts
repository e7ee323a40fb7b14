import type { IModule } from 'dependency-cruiser';
import { folderOrders } from './folder-orders.ts';

/** Entries of a `src` with several folders that its order lacks, and names of an order that no longer exist. */
export function findOrderGaps(modules: readonly Pick<IModule, 'source'>[]): string[] {
  const paths = modules.flatMap(({ source }) => {
    const [, src, inside] = /^((?!node_modules).*?\/?src)\/(.+)$/.exec(source) ?? [];
    return src && inside && !/[.]test[.]tsx?$/.test(inside) ? [{ src, parts: inside.split('/') }] : [];
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
    ].map((fault) => `${fault}: change tools/boundaries/folder-orders.ts`);
  });
}
