import type { DrawnCampus } from './drawn-campus.ts';

/**
 * The drawing again with `*` wherever the route walks; words stay, so that it reads where it begins and ends. Levels
 * that the route does not touch are left out.
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
