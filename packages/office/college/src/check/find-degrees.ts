import { boxOf, type Point } from '@campusway/campus';
import type { DataFile } from '../source/data-file.ts';
import type { RawFinding } from './rule.ts';

/** Metres: a drawing of several features is larger, one in degrees never is. */
const minSize = 1;

/** A drawing in degrees. One finding takes the place of those of every wall and door. */
export function findDegrees(drawing: DataFile): RawFinding | undefined {
  const { path: file, value } = drawing;
  const points = drawnPoints(drawing);
  if ((value as Drawing).features.length < 2) return undefined;
  const { minX, minY, maxX, maxY } = boxOf(points);
  if (maxX - minX > minSize || maxY - minY > minSize) return undefined;
  const first = points[0]?.join(', ');
  return {
    ...{ file, pointer: '/features' },
    message: `The whole drawing lies within a metre, at ${first}: these are longitude and latitude, not metres`,
    fix: 'Write metres east and north of "origin" in college.json, or let npm run campus:import convert the file',
  };
}

interface Drawing {
  readonly features: readonly { readonly geometry: { readonly coordinates: unknown } }[];
}

/** All points of a geometry file. */
export function drawnPoints({ value }: DataFile): Point[] {
  return (value as Drawing).features.flatMap(({ geometry }) => pointsOf(geometry.coordinates));
}

function pointsOf(coordinates: unknown): Point[] {
  if (!Array.isArray(coordinates)) return [];
  return typeof coordinates[0] === 'number'
    ? [coordinates as unknown as Point]
    : coordinates.flatMap(pointsOf);
}
