import { dirname, join } from 'node:path';
import { folderOrders } from './allowed-edges.ts';

export interface RelativeImport {
  /** Relative to the root: `auth-service/src/storage/query.ts`. */
  readonly file: string;
  readonly specifier: string;
}

/** Import between two entries of a `src` folder: folders, or files directly in it. */
interface Edge {
  /** `auth-service/src` */
  readonly root: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Findings about the folders inside each `src`: imports against the order of `folderOrders`, and cycles. Tests are
 * not checked.
 */
export function checkFolders(imports: readonly RelativeImport[]): string[] {
  const edges = new Map<string, Edge>();
  for (const { file, specifier } of imports) {
    const edge = toEdge(file, specifier);
    if (edge) edges.set(nameOf(edge), edge);
  }
  const all = [...edges.values()];
  return [
    ...all.filter(isAgainstOrder).map((edge) => `${nameOf(edge)}  is against the order in folderOrders`),
    ...all
      .filter((edge) => reaches(edge.to, edge, all))
      .map((edge) => `${nameOf(edge)}  closes a cycle of folders: move what both need below both`),
  ];
}

function toEdge(file: string, specifier: string): Edge | undefined {
  const [, root, inside] = /^((?:packages\/(?:[^/]+\/)?)?[^/]+\/src)\/(.+)$/.exec(file) ?? [];
  if (!root || !inside || !specifier.startsWith('.') || /\.test\.tsx?$/.test(file)) return undefined;
  const target = join(dirname(file), specifier);
  if (!target.startsWith(`${root}/`)) return undefined;
  const [from, to] = [inside, target.slice(root.length + 1)].map((path) => path.split('/', 1)[0] ?? '');
  return from && to && from !== to ? { root, from, to } : undefined;
}

const nameOf = ({ root, from, to }: Edge): string => `${root}: ${from} -> ${to}`;

function isAgainstOrder({ root, from, to }: Edge): boolean {
  const order = folderOrders[root];
  return order?.includes(from) === true && !order.slice(0, order.indexOf(from)).includes(to);
}

/** Whether the imports lead from `start` back to where the edge begins. */
function reaches(start: string, { root, from }: Edge, edges: readonly Edge[]): boolean {
  const seen = new Set([start]);
  for (const place of seen) {
    if (place === from) return true;
    for (const edge of edges) if (edge.root === root && edge.from === place) seen.add(edge.to);
  }
  return false;
}
