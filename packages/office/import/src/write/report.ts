import type { Guess, SourceFacts } from '../model.ts';
import type { ImportRecord } from './plan-import.ts';
import type { RoomReach } from './reach.ts';

/** Result of an import, for people and programs; the next import reads it. */
export interface ImportReport extends ImportRecord {
  readonly source: SourceFacts;
  /** The line in the footer of the site. */
  readonly attribution: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly reach: Omit<RoomReach, 'unreached'> & {
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

/** Things to add for rooms that no route leads to. */
export function guessesOfReach({ unreached, parts }: RoomReach): Guess[] {
  const texts = {
    'no door': {
      rule: 'room-without-door',
      what: 'A room has no door',
      reason: 'The source draws no opening in its walls',
    },
    island: {
      rule: 'island',
      what: 'No route leads to a room',
      reason: 'No way leads from its doors to an entrance or to other rooms',
    },
  };
  const steps = Map.groupBy(
    unreached.filter(({ why }) => why === 'steps'),
    ({ level }) => level.id,
  );
  const withSteps = [...steps].map(([levelId, own]): Guess => {
    const rooms = own.length === 1 ? '1 room' : `${own.length} rooms`;
    const what = `${rooms} of the level cannot be reached without steps`;
    const why = 'Only steps lead there, or doors that are narrower than 0.8 m';
    return { kind: 'to-add', rule: 'room-with-steps', what, why, where: { levelId } };
  });
  const others = unreached.flatMap(({ unit, level, point: [x, y], why }): Guess[] => {
    if (why === 'steps') return [];
    const { reason, ...text } = texts[why];
    const name = unit.room ?? unit.name;
    const position = [Math.round(x * 100) / 100, Math.round(y * 100) / 100] as const;
    const where = { id: unit.id, levelId: level.id, position };
    return [{ kind: 'to-add', ...text, why: name ? `Room ${name}: ${reason}` : reason, where }];
  });
  const apart: Guess = {
    ...{
      kind: 'to-add',
      rule: 'parts',
      what: `No way joins ${parts} parts of the campus: draw paths outdoors`,
    },
    why: 'No path outdoors joins their entrances',
    where: { file: 'geometry/' },
  };
  return [...(parts > 1 ? [apart] : []), ...others, ...withSteps];
}

/** The report as Markdown. */
export function describeImport(report: ImportReport): string {
  const { source, attribution, guesses } = report;
  const facts = [
    `- Source: ${source.file} (${source.format}${source.created ? `, made ${source.created}` : ''})`,
    `- Licence: ${source.licence ?? 'not named. Ask the owner of the data, and write it into "attribution" of college.json'}`,
    `- In the footer of the site: ${attribution}`,
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
  const { rooms, withDoor, guessedDoors, reached, stepFree, entrances } = reach;
  const drawn = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  const doors =
    guessedDoors > 0 ? `${withDoor} have a door (${guessedDoors} guessed)` : `${withDoor} have a door`;
  const from =
    entrances > 0
      ? `from ${entrances} ${entrances === 1 ? 'entrance' : 'entrances'}`
      : 'from where most rooms of the building are';
  const kinds = Map.groupBy(guesses, ({ kind }) => kind);
  const adds = kinds.get('to-add')?.length ?? 0;
  return [
    `Drawn: ${drawn.join(', ')}.`,
    `Rooms: ${rooms}. ${doors}, ${reached} can be reached ${from}, ${stepFree} of them step-free.`,
    `For the office: ${adds} things to add, ${guesses.length - adds} decisions to check.`,
  ];
}

function describeRule(own: readonly Guess[]): string {
  const [first] = own;
  if (!first) return '';
  const texts = new Set(own.map(({ what, why }) => `${what}: ${lower(why)}`));
  if (own.length === 1 || texts.size === 1) return `- ${times(own.length)}${[...texts][0]}${placesOf(own)}`;
  const isOneThing = own.every(({ what }) => what === first.what);
  const lines = own.slice(0, maxPlaces).map((one) => {
    const text = isOneThing ? one.why : `${one.what}: ${lower(one.why)}`;
    return `  - ${text}${placesOf([one])}`;
  });
  const more = own.length > maxPlaces ? [`  - and ${own.length - maxPlaces} more, in report.json`] : [];
  const head = isOneThing ? `${times(own.length)}${first.what}` : `${own.length} of the kind "${first.rule}"`;
  return [`- ${head}:`, ...lines, ...more].join('\n');
}

function times(count: number): string {
  return count === 1 ? '' : `${count} times: `;
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
  return /^(A|All|An|Another|Behind|From|Ids|Its|Most|Nothing|Only|The|They|There|It|No|Two)\b/.test(text)
    ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
    : text;
}
