import { allowedEdges } from './allowed-edges.ts';

/** The allowed edges as a Mermaid flowchart: what ARCHITECTURE.md shows. */
export function drawDiagram(): string {
  const edges = Object.entries(allowedEdges).flatMap(([from, targets]) =>
    targets.map((to) => `  ${toId(from)} --> ${toId(to)}`),
  );
  const nodes = Object.keys(allowedEdges).map((kind) => `  ${toId(kind)}["${kind}"]`);
  return ['```mermaid', 'flowchart TD', ...nodes, ...edges, '```'].join('\n');
}

function toId(kind: string): string {
  return kind.replaceAll(/[^a-z]/g, '_');
}
