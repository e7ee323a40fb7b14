import { basename, dirname } from 'node:path';
import { allowedEdges, toKind } from './allowed-edges.ts';

/** The allowed edges as a Mermaid flowchart for ARCHITECTURE.md; the packages of a folder below `packages` are a group. */
export function drawDiagram(folders: readonly string[]): string {
  const groups = Map.groupBy(
    folders.filter((folder) => /^packages\/.*\//.test(folder)),
    (folder) => basename(dirname(folder)),
  );
  const boxes = [...groups].flatMap(([group, members]) => [
    `  subgraph ${group}`,
    ...members.map((folder) => `    ${toBox(basename(folder))}`),
    '  end',
  ]);
  const grouped = new Set([...groups.values()].flat().map((folder) => basename(folder)));
  const kinds = [...new Set(folders.map((folder) => toKind(basename(folder))))];
  const single = kinds.filter((kind) => !grouped.has(kind)).map((kind) => `  ${toBox(kind)}`);
  const edges = Object.entries(allowedEdges).flatMap(([from, targets]) =>
    targets.length > 0 ? [`  ${toId(from)} --> ${targets.map(toId).join(' & ')}`] : [],
  );
  return ['```mermaid', 'flowchart TD', ...boxes, ...single, ...edges, '```'].join('\n');
}

function toBox(kind: string): string {
  return `${toId(kind)}["${kind}"]`;
}

function toId(kind: string): string {
  return kind.replaceAll(/[^a-z0-9]/g, '_');
}
