import { allowedEdges } from './allowed-edges.ts';

/** The allowed edges as a Mermaid flowchart for ARCHITECTURE.md, one line for each kind. */
export function drawDiagram(): string {
  const lines = Object.entries(allowedEdges).map(([from, targets]) => {
    const edges = targets.length > 0 ? ` --> ${targets.map(toId).join(' & ')}` : '';
    return `  ${toId(from)}["${from}"]${edges}`;
  });
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

function toId(kind: string): string {
  return kind.replaceAll(/[^a-z]/g, '_');
}
