import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ImportResult, importCampus, writeCollegeFolder } from '../src/index.ts';
import { lineTown, toOsmXml } from './osm-town.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Door = { readonly id: string; readonly geometry: { coordinates: [number, number][] } };

function importTown(into: string): ImportResult {
  const source = join(temporaryFolder(), 'lines.osm');
  writeFileSync(source, toOsmXml(lineTown));
  const result = importCampus(source, { into });
  writeCollegeFolder(into, result);
  return result;
}

const guessedIn = ({ report }: ImportResult) =>
  report.guesses.flatMap(({ rule, where }) => (rule === 'guessed-door' ? [where.id] : []));

test('importCampus() reports a guessed door until the office has moved or removed it', () => {
  const into = join(temporaryFolder(), 'college');
  expect(guessedIn(importTown(into))).toEqual(['way-2', 'way-4']);
  expect(guessedIn(importTown(into))).toEqual(['way-2', 'way-4']);
  for (const file of globSync('geometry/imported-*.geojson', { cwd: into })) {
    const path = join(into, file);
    const content: { features: Door[] } = JSON.parse(readFileSync(path, 'utf8'));
    for (const { id, geometry } of content.features)
      if (id === 'door-way-2') geometry.coordinates = geometry.coordinates.map(([x, y]) => [x + 0.3, y]);
    content.features = content.features.filter(({ id }) => id !== 'door-way-4');
    writeFileSync(path, JSON.stringify(content));
  }
  const again = importTown(into);
  expect(guessedIn(again)).toEqual([]);
  expect(again.report.reach.guessedDoors).toBe(0);
});
