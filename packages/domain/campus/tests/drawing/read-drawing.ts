/** A word of a drawing and the cells that it covers. */
export interface DrawnWord {
  readonly word: string;
  readonly row: number;
  readonly column: number;
}

/** Two neighbouring cells that a person can walk between. */
export interface DrawnStep {
  readonly from: Cell;
  readonly to: Cell;
  /** The two characters, westernmost or northernmost first. */
  readonly characters: string;
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface Drawing {
  readonly level: number;
  readonly rows: readonly string[];
  readonly words: readonly DrawnWord[];
  readonly steps: readonly DrawnStep[];
}

const eastWest = new Set('-+><~=');
const northSouth = new Set('|+');

export function isWordCharacter(character: string): boolean {
  return /\w/.test(character);
}

/** Parses `level N` and the rows below it. Throws a SyntaxError when the first line names no level. */
export function readDrawing(text: string): Drawing {
  const [title = '', ...rows] = dedent(text);
  const level = /^level (\d)$/.exec(title.trim())?.[1];
  if (level === undefined)
    throw new SyntaxError(`Cannot read a drawing that begins with "${title}": expected "level N"`);
  const words = rows.flatMap((line, row) =>
    [...line.matchAll(/\w+/g)].map((match) => ({ word: match[0], row, column: match.index })),
  );
  const steps = rows.flatMap((line, row) =>
    [...line].flatMap((here, column) => {
      const from = { row, column };
      const right = line[column + 1] ?? ' ';
      const below = rows[row + 1]?.[column] ?? ' ';
      const east = { from, to: { row, column: column + 1 }, characters: here + right };
      const south = { from, to: { row: row + 1, column }, characters: here + below };
      return [
        ...(joins(here, right, eastWest) ? [east] : []),
        ...(joins(here, below, northSouth) ? [south] : []),
      ];
    }),
  );
  return { level: Number(level), rows, words, steps };
}

function joins(a: string, b: string, leads: ReadonlySet<string>): boolean {
  const opens = (character: string) => leads.has(character) || isWordCharacter(character);
  return opens(a) && opens(b) && !(isWordCharacter(a) && isWordCharacter(b));
}

/** Drops empty first and last lines and the indentation that all lines share. */
export function dedent(text: string): string[] {
  const lines = text.replace(/^\n+/, '').trimEnd().split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents)).trimEnd());
}
