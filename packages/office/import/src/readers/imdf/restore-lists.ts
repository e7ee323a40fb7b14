import { placeOfRoom } from '@campusway/campus';
import type { Contents } from '@campusway/college/schemas';
import { readDrawing, toLevels, validatorOf } from '@campusway/college/source';
import { isJsonObject } from '../../files/parse-json.ts';
import { type Guess, guess } from '../../guesses.ts';
import { type CollegeLists, type DerivedCampus, type ListName, listNames } from '../../model.ts';

type References = { readonly [Name in ListName]: (list: Contents[Name]) => readonly (string | undefined)[] };

/** Ids of levels, places, departments and people that a list names. */
const references: References = {
  departments: ({ departments }) =>
    departments.flatMap(({ level, parent, headId }) => [level, parent && departmentId(parent), headId]),
  aliases: ({ places }) => Object.keys(places),
  lookup: ({ rooms, ranges, venues }) => [
    ...[...rooms, ...venues].map(({ room }) => placeOfRoom(room)),
    ...ranges.flatMap(({ from, to, level, departments }) => [
      ...[level, ...departments.map(departmentId)],
      ...[from, to].map((number) => placeOfRoom(String(number))),
    ]),
  ],
  help: ({ desk }) => [desk],
  'known-gaps': ({ gaps }) => gaps.map(({ place }) => place),
  views: ({ views }) => views.flatMap(({ level, places }) => [level, ...places]),
  closures: ({ closures }) => closures.map(({ id }) => id),
};

/** Codes of departments are no ids of places. */
function departmentId(code: string): string {
  return `department ${code}`;
}

/**
 * The lists of an archive: undefined for one that is not of our form or names what the archive does not have, which is
 * reported.
 */
export function restoreLists(
  lists: unknown,
  campus: DerivedCampus,
  guesses: Guess[],
): CollegeLists | undefined {
  if (!isJsonObject(lists)) return undefined;
  const ids = idsIn(campus);
  const isDepartments = validatorOf('departments');
  if (isDepartments(lists.departments))
    for (const { code } of lists.departments.departments) ids.add(departmentId(code));
  const restored = listNames
    .filter((name) => lists[name] !== undefined)
    .map((name) => [name, restoreList(name, lists[name], { ids, guesses })] as const);
  return Object.fromEntries(restored);
}

function restoreList<Name extends ListName>(
  name: Name,
  list: unknown,
  { ids, guesses }: { readonly ids: ReadonlySet<string>; readonly guesses: Guess[] },
): Contents[Name] | undefined {
  const isOurs = validatorOf(name);
  const leaveOut = (why: string) => {
    const file = `${name}.json`;
    guess(guesses, 'left-out', { rule: 'list', what: `${file} of the archive is left out`, why, file });
    return undefined;
  };
  if (!isOurs(list)) return leaveOut('It does not have the required form');
  const unknown = references[name](list).find((id) => id !== undefined && !ids.has(id));
  return unknown === undefined ? list : leaveOut(`It names "${unknown}", which the archive does not have`);
}

function idsIn({ buildings, geometry, rooms, campusPlaces }: DerivedCampus): Set<string> {
  const levels = toLevels(buildings);
  // Only numbers of imported rooms may be those of several floors.
  const imported = rooms.map((file) => ({ ...file, imported: 'archive' }));
  const drawn = readDrawing({ buildings, geometry, rooms: imported }, levels).flatMap((feature) => {
    const { room, shaft } = feature.type === 'unit' ? feature : {};
    return [feature.id, ...(room ? [placeOfRoom(room)] : []), ...(shaft ? [shaft] : [])];
  });
  const places = [...levels, ...buildings, ...campusPlaces].map(({ id }) => id);
  return new Set([...places, ...drawn]);
}
