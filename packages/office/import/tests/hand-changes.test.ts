import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '@campusway/college/check';
import { expect, test } from 'vitest';
import { importCampus, writeCollegeFolder } from '../src/index.ts';
import { importFiles, writeSource } from './import-files.ts';
import { edges, nodes } from './lists.ts';

type Entry = Record<string, unknown> & { id?: string; number?: string; properties?: object };

function contentOf(into: string, file: string): { rooms: Entry[]; features: Entry[] } {
  return JSON.parse(readFileSync(join(into, file), 'utf8'));
}

/** Changes an entry as an office does. */
function edit(into: string, file: string, { key, change }: { key: string; change: object }): void {
  const content = contentOf(into, file);
  const entries = content.rooms ?? content.features;
  const entry = entries.find(({ id, number }) => id === key || number === key);
  if (!entry) throw new Error(`${file} has no ${key}`);
  Object.assign(entry.properties ?? entry, change);
  writeFileSync(join(into, file), JSON.stringify(content));
}

/** Imports the tables again, without some nodes. */
function importWithout(ids: readonly string[], into: string) {
  const newer = { 'nodes.csv': without(ids, nodes), 'edges.csv': without(ids, edges) };
  const result = importCampus(writeSource(newer), { into });
  writeCollegeFolder(into, result);
  const errors = checkFolder(into).findings.filter(({ severity }) => severity === 'error');
  const kept = result.report.guesses.filter(({ rule }) => /^(kept-change|level-kept|removed)$/.test(rule));
  return { errors, kept: kept.map(({ kind, what }) => `${kind}: ${what}`) };
}

const lists = { 'nodes.csv': nodes, 'edges.csv': edges };
const [rooms, plan] = ['rooms/imported-building-1-0.json', 'geometry/imported-building-1-0.geojson'];
/** A table without some nodes and their edges. */
function without(ids: readonly string[], table: string): string {
  return ids.reduce((rest, id) => rest.replace(new RegExp(`^(.*,)?${id},.*\n`, 'gm'), ''), table);
}

test('importCampus() keeps a changed room and a changed door that the newer tables lack, and names them', () => {
  const { into } = importFiles(lists);
  edit(into, rooms, { key: '102', change: { name: 'Dean', aliases: ['Boss'] } });
  edit(into, plan, { key: 'r4-door', change: { leaves: 2 } });
  for (const _ of ['newer', 'the same again']) {
    const { errors, kept } = importWithout(['r2', 'r4'], into);
    expect(contentOf(into, rooms).rooms).toContainEqual(
      expect.objectContaining({ number: '102', name: 'Dean', aliases: ['Boss'] }),
    );
    expect(kept).toContain('to-add: "102" stays as the office has it');
    expect(kept).toContain('to-add: "r4-door" stays as the office has it');
    expect(errors).toEqual([]);
  }
});

test('importCampus() keeps a level with changes that the newer tables lack, as a whole', () => {
  const { into } = importFiles(lists);
  const upper = 'rooms/imported-building-1-1.json';
  edit(into, upper, { key: '201', change: { name: 'Attic' } });
  const { errors, kept } = importWithout(['s1', 'c', 'r5'], into);
  expect(contentOf(into, upper).rooms).toMatchObject([{ number: '201', name: 'Attic' }]);
  expect(kept).toContain('to-add: The level "building-1-1" stays');
  expect(errors).toEqual([]);
});
