import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Place, placeOfRoom, unpackGraph } from '@campusway/campus';
import { createRouter } from '@campusway/campus/routing';
import { readCollege } from '@campusway/college/check';
import { deriveCollege } from '@campusway/college/derive';
import { expect, test } from 'vitest';
import { zipImdf } from '../src/export/index.ts';
import type { ImdfArchive } from '../src/export/pen.ts';
import { importCampus, writeCollegeFolder } from '../src/index.ts';
import { archiveOf, colleges, hill } from './colleges.ts';
import { temporaryFolder } from './temporary-folder.ts';

type College = ReturnType<typeof readCollege>;

/** Exports a college and imports the archive into a new folder. */
function roundTrip(folder: string, edit = (archive: ImdfArchive) => archive) {
  const root = temporaryFolder();
  const file = join(root, 'campus.zip');
  const before = readCollege(folder);
  writeFileSync(file, zipImdf(edit(archiveOf(folder))));
  const result = importCampus(file, { into: join(root, 'college') });
  writeCollegeFolder(join(root, 'college'), result);
  return { before, after: readCollege(join(root, 'college')), report: result.report };
}

const featuresOf = ({ geometry }: College) =>
  new Map(
    geometry.flatMap(({ level, features }) => features.map((one) => [`${level} ${one.id}`, one] as const)),
  );
const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.flatMap(numbersIn) : typeof value === 'number' ? [value] : [];

/** All that names no person, without notes for editors. */
function listsOf(college: College) {
  const { departments, lookup, help, campusPlaces, views, gaps, closures } = college;
  const { $schema: _, $comment: __, ...aliases } = college.aliases as Record<string, unknown>;
  return {
    departments: departments.map(({ headId: _, headName: __, ...department }) => department),
    rooms: Map.groupBy(
      college.rooms.flatMap(({ level, rooms }) => rooms.map((room) => ({ level, ...room }))),
      ({ level }) => level,
    ),
    ...{ aliases, lookup, help, campusPlaces, views, gaps, closures },
  };
}

/** Places by id, without what their positions decide: those are compared in the drawing. */
const factsOf = (places: readonly Place[]) =>
  new Map(places.map(({ x: _, y: __, nodes: ___, ...place }) => [place.id, place]));

/** Metres from place to place, undefined where no route leads. */
function measure(college: College) {
  const { places, graph } = deriveCollege(college).parts;
  const router = createRouter(unpackGraph(graph));
  const byId = new Map(places.map((place) => [place.id, place]));
  const metres = (from: string, to: string, stepFree: boolean) => {
    const [a, b] = [byId.get(from), byId.get(to)];
    if (!a || !b) return undefined;
    const result = router.findRoute({ from: a.nodes, to: b.nodes, stepFree });
    return result.status === 'found' ? result.length : undefined;
  };
  return { places, metres };
}

/** Every seventh pair, so that each place is in some. */
function pairsOf(places: readonly Place[]): [Place, Place][] {
  return places.flatMap((from, i) =>
    places.flatMap((to, j): [Place, Place][] => (i !== j && (i + 3 * j) % 7 === 0 ? [[from, to]] : [])),
  );
}

/** A college imported from another campus's data. */
function importedFrom(source: string): string {
  const into = join(temporaryFolder(), 'college');
  writeCollegeFolder(into, importCampus(join(import.meta.dirname, source), { into }));
  return into;
}

test.each([
  ...colleges.map(([name, folder]) => [name, () => folder] as const),
  ['PolyMap, imported', () => importedFrom('polymap/polymap.zip')] as const,
  ['Parma, imported', () => importedFrom('fixtures/unipr')] as const,
])('readCampus() restores a college from its own archive: %s', (_, folderOf) => {
  const { before, after, report } = roundTrip(folderOf());
  expect(after.buildings).toEqual(before.buildings);
  // The logo is a file, and a college without a position is at 0, 0.
  const { logo: _logo, ...facts } = { origin: { longitude: 0, latitude: 0, rotation: 0 }, ...before.facts };
  expect(after.facts).toEqual(facts);
  expect(after.defaultStart).toBe(before.defaultStart);
  expect(listsOf(after)).toEqual(listsOf(before));
  // No part is an island only because it is on another campus.
  if (before.campuses.length > 0)
    expect(report.reach).toMatchObject({ parts: 1, reached: report.reach.rooms });
  const { campuses, transport } = before;
  expect(after).toMatchObject({ campuses, transport });
  expect(report.attribution).toBe(facts.attribution.join('; '));
  const [old, fresh] = [featuresOf(before), featuresOf(after)];
  expect([...fresh.keys()].toSorted()).toEqual([...old.keys()].toSorted());
  const changed = [...old].flatMap(([id, feature]) => {
    const again = fresh.get(id);
    const [was, is] = [feature, again].map((one) => numbersIn(one?.geometry.coordinates));
    const isMoved =
      was?.length !== is?.length || was?.some((value, i) => Math.abs(value - (is?.[i] ?? 0)) > 0.01);
    return isMoved || !isDeepStrictEqual(again?.properties, feature.properties) ? [{ feature, again }] : [];
  });
  expect(changed).toEqual([]);
  const [one, other] = [measure(before), measure(after)];
  expect(factsOf(other.places)).toEqual(factsOf(one.places));
  const routes = (college: typeof one) =>
    [false, true].flatMap((stepFree) =>
      pairsOf(one.places).map(([from, to]) => [
        from.id,
        to.id,
        college.metres(from.id, to.id, stepFree)?.toFixed(1),
      ]),
    );
  expect(routes(other)).toEqual(routes(one));
  expect(report.guesses.filter(({ kind }) => kind === 'repaired' || kind === 'left-out')).toEqual([]);
});

/** The archive after a program that does not know our extension. */
function withoutExtension({ manifest, features }: ImdfArchive): ImdfArchive {
  const known = features.filter(({ feature_type }) => feature_type !== 'way');
  return {
    manifest: { ...manifest, extensions: null },
    features: known.map(({ campusway: _, ...feature }) => feature),
  };
}

/** Place of each room with a number, by its building and what is on its door: a second college may number them otherwise. */
function placesByDoor({ buildings, rooms }: College): ReadonlyMap<string, string> {
  return new Map(
    buildings.flatMap(({ name, roomPrefix = '', levels }) =>
      rooms
        .filter(({ level }) => levels.some(({ id }) => id === level))
        .flatMap((file) => file.rooms.flatMap(({ number }) => number ?? []))
        .map((number) => [`${name}: ${number}`, placeOfRoom(`${roomPrefix}${number}`)] as const),
    ),
  );
}

test.each(colleges)(
  'an archive without our extension gives the same routes in each building: %s',
  (_, folder) => {
    const { before, after } = roundTrip(folder, withoutExtension);
    const [one, other] = [measure(before), measure(after)];
    const [was, is] = [placesByDoor(before), placesByDoor(after)];
    const doors = [...was.keys()].filter((door) => is.has(door));
    expect(doors.length).toBeGreaterThan(was.size * 0.95);
    const pairs = doors.flatMap((from, i) =>
      doors.flatMap((to, j): [string, string][] =>
        i !== j && (i + 3 * j) % 7 === 0 && from.split(':')[0] === to.split(':')[0] ? [[from, to]] : [],
      ),
    );
    const lengths = [false, true].flatMap((stepFree) =>
      pairs.map(([from, to]) => ({
        pair: `${from} to ${to}`,
        drawn: one.metres(was.get(from) ?? '', was.get(to) ?? '', stepFree),
        derived: other.metres(is.get(from) ?? '', is.get(to) ?? '', stepFree),
      })),
    );
    expect(lengths.filter(({ drawn, derived }) => drawn !== undefined && derived === undefined)).toEqual([]);
    const ratios = lengths.flatMap(({ drawn, derived }) => (drawn && derived ? [derived / drawn] : []));
    const median = ratios.toSorted((a, b) => a - b)[ratios.length >> 1] ?? 0;
    expect(median).toBeGreaterThan(0.95);
    expect(median).toBeLessThan(1.05);
  },
);

test.each([
  ['a feature without our extension', { campusway: undefined }],
  ['an extension that is null', { campusway: null }],
  ['an empty extension', { campusway: {} }],
  ['an extension with properties that no college has', { campusway: { id: 'a', category: 'dungeon' } }],
  ['no properties', { properties: null }],
])('readCampus() reads its own archive with %s like any other', (_, change) => {
  const { report } = roundTrip(hill, ({ manifest, features }) => {
    const at = features.findIndex(({ feature_type }) => feature_type === 'opening');
    return {
      manifest,
      features: features.map((one, i) => (i === at ? ({ ...one, ...change } as typeof one) : one)),
    };
  });
  expect(report.guesses.map(({ rule }) => rule)).toContain('elevation');
  expect(report.reach.reached).toBeGreaterThan(30);
});
