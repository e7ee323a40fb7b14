import type { DrawnCampus } from './drawn-campus.ts';

/**
 * The drawing with `*` along the route; words stay, so that start and destination are readable. Omits levels that the
 * route does not touch.
 */
export function drawRoute(campus: DrawnCampus, { nodes }: { readonly nodes: readonly number[] }): string {
  const walked = new Set(nodes);
  return campus.drawings
    .flatMap(({ level, rows }) => {
      let touched = false;
      const drawn = rows.map((line, row) =>
        [...line]
          .map((character, column) => {
            const node = campus.nodeAt(level, { row, column });
            if (node === undefined || !walked.has(node)) return character;
            touched = true;
            return /\w/.test(character) ? character : '*';
          })
          .join(''),
      );
      return touched ? [`level ${level}`, ...drawn] : [];
    })
    .join('\n');
}
