import { join } from 'node:path';
import type { GeoCollection } from '@campusway/campus';
import { generate } from '../build/generate.ts';
import type { Fault } from './finding.ts';
import { readIfThere } from './read-if-there.ts';
import type { Sourced } from './sources.ts';

/** The generated files are those of the geometry as it is now. */
export function* checkGenerated(
  geometry: readonly Sourced<GeoCollection>[],
  folder: string,
): Generator<Fault> {
  for (const [name, text] of generate(geometry.map(({ content }) => content))) {
    if (readIfThere(join(folder, name)) === text) continue;
    yield {
      file: `generated/${name}`,
      pointer: '',
      message: 'The drawing has changed since this file was generated from it',
      fix: 'Run "npm run data:build"',
    };
  }
}
