import { outdoors } from '@campusway/campus';
import { closablesOf } from '../../source/closable.ts';
import { Drawing } from '../drawing.ts';
import { entriesOf } from '../listed.ts';
import { rule } from '../rule.ts';

/** Every closure closes something that exists, and ends after it begins or has a day of review. */
export const closuresRule = rule(
  'closures',
  ['closures', 'campus-places', 'geometry', 'buildings'],
  function* (sources) {
    const entries = entriesOf(sources.closures, 'closures');
    if (entries.length === 0) return;
    const ids = idsOf(sources);
    for (const { entry, file, pointer } of entries) {
      const { id, from, until, review } = entry;
      if (!ids.includes(id)) {
        const others = ids.map((other) => ({ other, edits: countEdits(id, other) }));
        const nearest = others.toSorted((a, b) => a.edits - b.edits)[0]?.other;
        const message = `There is no place, room, door, lift, staircase, path or building "${id}"`;
        yield { file, pointer: `${pointer}/id`, message, fix: `Did you mean "${nearest}"?` };
      }
      if (until === undefined && review === undefined) {
        const message = `The closure of "${id}" has no end: neither "until" nor "review"`;
        const fix = 'Write when it opens again as "until", or as "review" the day on which you look again';
        yield { file, pointer, message, fix };
      }
      if (from !== undefined && until !== undefined && Date.parse(until) <= Date.parse(from)) {
        const message = `The closure of "${id}" ends at ${until}, before it begins at ${from}`;
        yield { file, pointer: `${pointer}/until`, message, fix: 'Correct "from" or "until"' };
      }
      const end = until ?? review;
      if (end === undefined || Date.parse(end) > Date.now()) continue;
      const message =
        until === undefined ? `"${id}" was to be reviewed on ${end}` : `The closure of "${id}" is over`;
      const fix = 'Remove the entry, or write a later date';
      yield { file, pointer, severity: 'warning', message, fix };
    }
  },
);

function idsOf(sources: Parameters<typeof closuresRule.check>[0]): readonly string[] {
  const { derived, features, levels, stops } = Drawing.of(sources);
  const buildings = sources.buildings.flatMap(({ content }) => content.buildings);
  const drawn = stops.map((stop) => ({ aliases: [], name: stop.kind, ...stop }));
  const named = entriesOf(sources['campus-places'], 'places').map(({ entry: { id, name, kind } }) => ({
    ...{ id, name, kind, aliases: [], level: outdoors, x: 0, y: 0, nodes: [] },
  }));
  return [...closablesOf({ derived, features, levels, buildings, places: [...named, ...drawn] }).keys()];
}

/** Levenshtein distance. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
