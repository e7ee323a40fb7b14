import type { Guess } from '../guesses.ts';
import type { SourceFacts } from '../model.ts';
import type { ImportRecord } from './plan-import.ts';
import type { RoomReach } from './reach.ts';

/** Result of an import, for people and programs; the next import reads it. */
export interface ImportReport extends ImportRecord {
  readonly source: SourceFacts;
  /** Attribution in the footer of the site. */
  readonly attribution: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly reach: Pick<RoomReach, 'rooms' | 'withDoor' | 'reached' | 'stepFree' | 'entrances' | 'parts'> & {
    /** Rooms of `withDoor` whose door the source does not draw. */
    readonly guessedDoors: number;
  };
  readonly guesses: readonly Guess[];
}

/** Headings of the kinds of guesses, in reading order. */
const headings: Readonly<Record<Guess['kind'], string>> = {
  'to-add': 'What you must add',
  'left-out': 'What was left out',
  repaired: 'What was repaired',
  assumed: 'What was assumed',
};
/** Maximum places listed for one rule; the JSON file has all. */
const maxPlaces = 10;

/** The report as Markdown. */
export function describeImport(report: ImportReport): string {
  const { source, attribution, guesses } = report;
  const facts = [
    `- Source: ${source.file} (${source.format}${source.created ? `, made ${source.created}` : ''})`,
    `- Licence: ${source.licence ?? (source.attribution ? 'as the footer names it' : undefined) ?? 'unknown. Ask the owner of the data, and write it into "attribution" of college.json'}`,
    `- In the footer of the site: ${attribution || 'nothing'}`,
  ];
  const kinds = (Object.keys(headings) as Guess['kind'][]).flatMap((kind) => {
    const own = guesses.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    const rules = [...Map.groupBy(own, ({ rule }) => rule).values()].map(describeRule);
    return [`## ${headings[kind]}\n\n${rules.join('\n')}`];
  });
  return `${['# Import', facts.join('\n'), ...describeCounts(report), ...kinds].join('\n\n')}\n`;
}

/** Summary of the import in three lines. */
export function describeCounts({ counts, reach, guesses }: ImportReport): string[] {
  const { rooms, withDoor, guessedDoors, reached, stepFree, entrances, parts } = reach;
  const drawn = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  const doors = `${withDoor} have a door${guessedDoors > 0 ? ` (${guessedDoors} guessed)` : ''}`;
  const ways = entrances === 1 ? '1 entrance' : `${entrances} entrances`;
  const from = `from everywhere, with ${ways}${parts > 1 ? `, in the largest of ${parts} parts` : ''}`;
  const adds = guesses.filter(({ kind }) => kind === 'to-add').length;
  return [
    `Drawn: ${drawn.join(', ')}.`,
    `Rooms: ${rooms}. ${doors}, ${reached} can be reached ${from}, ${stepFree} of them step-free.`,
    `For the office: ${adds} things to add, ${guesses.length - adds} decisions to check.`,
  ];
}

function describeRule(own: readonly Guess[]): string {
  const [first] = own;
  if (!first) return '';
  const times = own.length === 1 ? '' : `${own.length} times: `;
  const texts = own.map(({ what, why }) => `${what}: ${lower(why)}`);
  if (new Set(texts).size === 1) return `- ${times}${texts[0]}${placesOf(own)}`;
  const isSame = own.every(({ what }) => what === first.what);
  const alike = Map.groupBy(own, (one) => (isSame ? one.why : `${one.what}: ${lower(one.why)}`));
  const bySize = [...alike].toSorted(([, a], [, b]) => b.length - a.length);
  const shown = bySize.filter(([, { length }], i) => i < maxPlaces || length > 1);
  const lines = shown.map(
    ([text, all]) => `  - ${all.length === 1 ? '' : `${all.length} times: `}${text}${placesOf(all)}`,
  );
  const rest = bySize.length - shown.length;
  const more = rest > 0 ? [`  - and ${rest} more, in report.json`] : [];
  const head = isSame ? `${times}${first.what}` : `${own.length} of the kind "${first.rule}"`;
  return [`- ${head}:`, ...lines, ...more].join('\n');
}

function placesOf(own: readonly Guess[]): string {
  const places = own.slice(0, maxPlaces).map(({ where: { id, levelId, position, file, line } }) => {
    const at = position ? `at ${position.map((one) => Number(one.toFixed(6))).join(', ')}` : '';
    const on = levelId ? `on ${levelId}` : '';
    return [id ?? file, line ? `line ${line}` : '', on, at].filter(Boolean).join(' ');
  });
  const named = places.filter((place) => place !== '');
  const more = own.length > maxPlaces ? `, and ${own.length - maxPlaces} more` : '';
  return named.length > 0 ? ` (${named.join('; ')}${more})` : '';
}

/** A reason inside a sentence; names and quotations keep their capitals. */
function lower(text: string): string {
  const isOrdinary =
    /^(A|All|An|Another|Behind|Both|From|Ids|Its|Most|Nothing|Only|Other|The|Their|They|There|This|It|No|Two)\b/;
  return isOrdinary.test(text) ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text;
}
