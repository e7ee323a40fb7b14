/**
 * Promises of the import, measured on a real campus and on a large one. `CAMPUSWAY_POLYMAP` names a folder with PolyMap's own
 * files; the default is our fixture, the two buildings that have rooms.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { unpackGraph } from '@campusway/campus';
import { type DerivedCollege, deriveCollege, readCollege } from '@campusway/college/derive';
import { proveRoutes } from '@campusway/college/route-proofs';
import { importCampus, writeCollegeFolder } from '../src/index.ts';
import { drawLargeLists } from '../tests/large-lists.ts';
import { polymapZip } from '../tests/polymap/polymap.ts';
import { drawRandomCampus } from '../tests/random-campus.ts';
import { compareLengths } from './compare-lengths.ts';

const promises = {
  joinedShare: 220 / 350,
  medianRatio: [0.98, 1.02],
  tenthRatio: [0.93, 1.05],
  polymapSeconds: 20,
  largeSeconds: 120,
  largeGigabytes: 2,
  /** Compressed, of what a page with a route on one floor reads. */
  largePageKilobytes: 300,
} as const;

const failures: string[] = [];
const check = (isMet: boolean, what: string) => {
  console.log(`${isMet ? 'ok    ' : 'FAILED'}  ${what}`);
  if (!isMet) failures.push(what);
};

const checkTime = (what: string, seconds: number, max: number) =>
  check(seconds < max, `${what} in ${seconds.toFixed(1)} s (at most ${max} s)`);

const folder = mkdtempSync(join(tmpdir(), 'campusway-import-bench-'));
try {
  measurePolymap(process.env.CAMPUSWAY_POLYMAP || polymapZip);
  measureLarge();
  measureLists();
} finally {
  rmSync(folder, { recursive: true });
}
if (failures.length > 0) process.exitCode = 1;

function measurePolymap(source: string): void {
  console.log(`PolyMap: ${source}`);
  const into = join(folder, 'polymap');
  const { seconds, result } = timed(() => importCampus(source, { into }));
  const { rooms, withDoor, reached } = result.report.reach;
  check(
    reached / rooms >= promises.joinedShare,
    `${reached} of ${rooms} rooms and toilets are joined; ${withDoor} have a door`,
  );
  checkTime('import', seconds, promises.polymapSeconds);
  writeCollegeFolder(into, result);

  const ratios = compareLengths(source, into);
  const at = (share: number) => ratios[Math.floor(ratios.length * share)] ?? Number.NaN;
  const [tenth, median, ninetieth] = [at(0.1), at(0.5), at(0.9)].map((ratio) => Number(ratio.toFixed(3)));
  const within = (ratio = Number.NaN, [min, max]: readonly [number, number]) => ratio >= min && ratio <= max;
  check(
    within(median, promises.medianRatio),
    `lengths against PolyMap's own graph, ${ratios.length} pairs on one level: ${median} in the median`,
  );
  check(
    within(tenth, promises.tenthRatio) && within(ninetieth, promises.tenthRatio),
    `${tenth} to ${ninetieth} between the tenth and the ninetieth of a hundred`,
  );
  for (const stepFree of [false, true]) prove(deriveCollege(readCollege(into)), stepFree);
}

function prove({ parts }: DerivedCollege, stepFree: boolean): void {
  const places = parts.places.filter(({ kind }) => kind === 'room');
  const proof = proveRoutes(unpackGraph(parts.graph), { places, stepFree });
  const { pairs, equal, unreachable, differences } = proof;
  const how = stepFree ? 'step-free' : 'with stairs';
  check(
    differences.length === 0,
    `${how}: ${pairs} pairs of rooms, ${equal} as long as the independent router's, ${unreachable} without a way in both`,
  );
}

function measureLarge(): void {
  const building = {
    ...{ rotation: 17, basements: 1, storeys: 11, widths: Array.from({ length: 86 }, () => 4) },
    ...{ corridor: 2.4, wall: 0.2, hasLift: true, branch: 40, backRoom: 9, isClockwise: true },
  };
  const source = join(folder, 'large');
  mkdirSync(source);
  const buildings = Array.from({ length: 5 }, () => building);
  for (const [name, text] of drawRandomCampus({ latitude: 49, buildings }))
    writeFileSync(join(source, name), text);
  const into = join(folder, 'large-college');
  const { seconds, result } = timed(() => importCampus(source, { into }));
  const gigabytes = process.resourceUsage().maxRSS / 1024 ** 2;
  const { rooms, reached } = result.report.reach;
  check(rooms >= 10_000 && reached === rooms, `${reached} of ${rooms} rooms of a large campus are reached`);
  checkTime('imported', seconds, promises.largeSeconds);
  check(
    gigabytes < promises.largeGigabytes,
    `with ${gigabytes.toFixed(2)} GiB of memory (at most ${promises.largeGigabytes} GiB)`,
  );
  writeCollegeFolder(into, result);
  const kilobytes = measurePage(deriveCollege(readCollege(into)));
  check(
    kilobytes < promises.largePageKilobytes,
    `${kilobytes.toFixed(0)} kB for a route on one floor of it (at most ${promises.largePageKilobytes} kB)`,
  );
}

/** Compressed size of the parts that a page with a route on one floor reads: with the largest plan of a floor. */
function measurePage({ parts }: DerivedCollege): number {
  const sizeOf = (part: unknown) => brotliCompressSync(JSON.stringify(part)).length / 1000;
  const plans = Object.entries(parts).filter(([key]) => key.startsWith('plan/') && key !== 'plan/outdoors');
  const plan = Math.max(...plans.map(([, part]) => sizeOf(part)));
  const others = [parts.graph, parts.levels, parts.places, parts.rooms, parts.screens];
  return others.reduce((sum, part) => sum + sizeOf(part), plan);
}

/** The same number of rooms as two tables: here the drawing of strips and squares takes the time. */
function measureLists(): void {
  const source = join(folder, 'lists');
  mkdirSync(source);
  for (const [name, text] of Object.entries(drawLargeLists({ floors: 10, rooms: 1000 })))
    writeFileSync(join(source, name), text);
  const { seconds, result } = timed(() => importCampus(source, { into: join(folder, 'lists-college') }));
  const { rooms, reached } = result.report.reach;
  check(rooms >= 10_000 && reached === rooms, `${reached} of ${rooms} rooms of two tables are reached`);
  checkTime('two tables imported', seconds, promises.largeSeconds);
}

function timed<Result>(run: () => Result): { seconds: number; result: Result } {
  const start = performance.now();
  const result = run();
  return { seconds: (performance.now() - start) / 1000, result };
}
