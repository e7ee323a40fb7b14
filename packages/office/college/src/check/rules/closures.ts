import { isInside, midpoint, outdoors } from '@campusway/campus';
import { closablesOf } from '../../source/closable.ts';
import { Drawing } from '../drawing.ts';
import { entriesOf } from '../listed.ts';
import { rule } from '../rule.ts';

/** Every closure closes something that exists, and ends after it begins or has a day of review. */
export const closuresRule = rule(
  'closures',
  ['closures', 'campus-places', 'geometry', 'buildings', 'college'],
  function* (sources) {
    const entries = entriesOf(sources.closures, 'closures');
    if (entries.length === 0) return;
    const ids = idsOf(sources);
    const timeZone = sources.college[0]?.content.timeZone;
    for (const { entry, file, pointer } of entries) {
      const { id, from, until, review } = entry;
      if (!ids.includes(id)) {
        const others = ids.map((other) => ({ other, edits: countEdits(id, other) }));
        const nearest = others.toSorted((a, b) => a.edits - b.edits)[0]?.other;
        const message = `There is no place, room, door, lift, staircase, path or building "${id}"`;
        const ways = waysIn(Drawing.of(sources), id).map((way) => `"${way}"`);
        const fix = ways[0] ? `Close the ways in it: ${ways.join(', ')}` : `Did you mean "${nearest}"?`;
        yield { file, pointer: `${pointer}/id`, message, fix };
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
      for (const [field, verb, instant] of [
        ['from', 'begins', from],
        ['until', 'ends', until],
      ] as const) {
        const local = instant && timeZone && clockIn(timeZone, instant);
        if (!local || instant.endsWith('Z') || instant.endsWith(local.difference)) continue;
        const message = `The closure of "${id}" ${verb} at ${instant}, which is ${local.time} on clocks in ${timeZone}`;
        const fix = `Write "${local.difference}" after the time`;
        yield { file, pointer: `${pointer}/${field}`, severity: 'warning', message, fix };
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

/** `10:00` and `+05:30`; undefined for an unknown time zone. */
function clockIn(timeZone: string, instant: string) {
  try {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).formatToParts(new Date(instant));
    const time = format({ hour: '2-digit', minute: '2-digit' }).map(({ value }) => value);
    const zone = format({ timeZoneName: 'longOffset' }).find(({ type }) => type === 'timeZoneName');
    return { time: time.join(''), difference: zone?.value.replace('GMT', '') || '+00:00' };
  } catch {
    return undefined;
  }
}

function idsOf(sources: Parameters<typeof closuresRule.check>[0]): readonly string[] {
  const { derived, features, levels, stops } = Drawing.of(sources);
  const buildings = sources.buildings.flatMap(({ content }) => content.buildings);
  const drawn = stops.map((stop) => ({ aliases: [], name: stop.kind, ...stop }));
  const named = entriesOf(sources['campus-places'], 'places').map(({ entry: { id, name, kind } }) => ({
    ...{ id, name, kind, aliases: [], level: outdoors, x: 0, y: 0, nodes: [] },
  }));
  return [...closablesOf({ derived, features, levels, buildings, places: [...named, ...drawn] }).keys()];
}

/** Ids of the ways in a corridor or lobby. */
function waysIn(drawing: Drawing, id: string): readonly string[] {
  const unit = drawing.find(id);
  if (unit?.type !== 'unit') return [];
  return drawing
    .all('way')
    .filter(
      ({ level, points }) =>
        level === unit.level &&
        points.some((to, i) => {
          const from = points[i - 1];
          return from !== undefined && isInside(midpoint(from, to), unit.polygon);
        }),
    )
    .map((way) => way.id);
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
