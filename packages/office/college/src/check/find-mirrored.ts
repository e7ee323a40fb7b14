import { type Box, boxOf, type Point } from '@campusway/campus';
import { kindOf } from '../shapes/file-kinds.ts';
import type { Contents } from '../shapes/index.ts';
import type { DataFile } from '../source/data-file.ts';
import { drawnPoints } from './find-degrees.ts';
import type { RawFinding } from './rule.ts';

/** Confusions of the axes, each undone by itself. */
const confusions: readonly (readonly [how: string, undo: (point: Point) => Point])[] = [
  ['x and y swapped', ([x, y]) => [y, x]],
  ['x negated', ([x, y]) => [-x, y]],
  ['y negated', ([x, y]) => [x, -y]],
  ['x and y negated', ([x, y]) => [-x, -y]],
  ['x and y swapped and negated', ([x, y]) => [-y, -x]],
  ['x and y swapped and then x negated', ([x, y]) => [-y, x]],
  ['x and y swapped and then y negated', ([x, y]) => [y, -x]],
];

/** Shares of common area from which two floors are one above the other, and below which they are apart. */
const [above, apart] = [0.9, 0.5];

/**
 * Floors that lie elsewhere than the others of their building, as axes are confused. One finding takes the place of those of
 * every room.
 */
export function findMirrored(files: readonly DataFile[]): RawFinding[] {
  const found: RawFinding[] = [];
  const floors = floorsOf(files);
  for (const { file, points, building } of floors) {
    const others = floors.filter(
      (one) =>
        one.file !== file && one.building === building && !found.some((known) => known.file === one.file),
    );
    const matches = (box: Box, share: number) =>
      others.filter((one) => commonShare(box, boxOf(one.points)) > share);
    const here = matches(boxOf(points), apart).length;
    for (const [how, undo] of confusions) {
      const [match, ...more] = matches(boxOf(points.map(undo)), above);
      if (!match || more.length < here) continue;
      const message = `The whole drawing lies elsewhere: with ${how} it would be where ${match.file} is`;
      found.push({
        file,
        pointer: '/features',
        message,
        fix: 'Write x eastwards, then y northwards, alike in all files',
      });
      break;
    }
  }
  return found;
}

/** The drawings of floors, each with the id of its building. */
function floorsOf(files: readonly DataFile[]) {
  const contents = <Name extends 'buildings' | 'geometry'>(shape: Name) =>
    files
      .filter(({ path }) => kindOf(path)?.shape === shape)
      .map((file) => ({ file, content: file.value as Contents[Name] }));
  const buildingOf = new Map(
    contents('buildings').flatMap(({ content: { buildings } }) =>
      buildings.flatMap(({ id, levels }) => levels.map((level) => [level.id, id] as const)),
    ),
  );
  return contents('geometry').flatMap(({ file, content: { level } }) => {
    const building = buildingOf.get(level);
    return building === undefined ? [] : [{ file: file.path, points: drawnPoints(file), building }];
  });
}

/** Area that two boxes have in common, as a share of what they cover together. */
function commonShare(a: Box, b: Box): number {
  const width = Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX);
  const height = Math.min(a.maxY, b.maxY) - Math.max(a.minY, b.minY);
  if (width <= 0 || height <= 0) return 0;
  const areaOf = (box: Box) => (box.maxX - box.minX) * (box.maxY - box.minY);
  return (width * height) / (areaOf(a) + areaOf(b) - width * height);
}
