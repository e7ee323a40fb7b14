import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCollege } from '@campusway/college/check';
import { sampleFolder } from '@campusway/college/testing';
import { writeHillCollege, writeTwoCampuses } from '@campusway/college/testing/hill-college';
import { toImdf } from '../src/export/index.ts';

export const hill = mkdtempSync(join(tmpdir(), 'hill-'));
writeHillCollege(hill);
const apart = mkdtempSync(join(tmpdir(), 'apart-'));
writeTwoCampuses(apart);

/** The hill college with each list that a college may have. */
export const full = mkdtempSync(join(tmpdir(), 'full-'));
writeHillCollege(full);
const head = { name: 'Dr. Ada Hill', contact: '+91 00000 12345', email: 'ada@hill.example' };
const lists = {
  'aliases.json': {
    $comment: `Ask ${head.name} before you change this`,
    ...{ kinds: { toilet: ['loo'] }, places: { main: ['Old School'] } },
  },
  'lookup.json': {
    rooms: [{ room: 'EG 12', venue: 'Lecture Hall', note: 'It is beside the main entrance.' }],
    ranges: [{ from: 101, to: 101, level: 'main-ground', departments: ['hum'], label: 'Gate' }],
    venues: [{ name: 'Observatory', room: 'observatory' }],
  },
  'help.json': {
    desk: 'room-eg-10',
    topics: [{ id: 'wifi', name: 'Wi-Fi', answer: 'The desk has the password.' }],
  },
  'views.json': {
    views: [
      {
        ...{ id: 'campus-nav', level: 'outdoors', window: [0, -80, 400, 160], centre: [75, 125] },
        ...{
          plane: [
            [0, 0],
            [150, 250],
          ],
          images: [
            [
              [0, 0],
              [150, 250],
            ],
          ],
          places: ['annex', 'main-gate'],
        },
      },
    ],
  },
  'closures.json': {
    closures: [
      { id: 'main-lift', for: 'step-free', reason: 'annual inspection', until: '2099-01-01T00:00:00Z' },
    ],
  },
};
for (const [path, content] of Object.entries(lists)) writeFileSync(join(full, path), JSON.stringify(content));
editFirst('departments', { path: 'departments.json', change: { headName: head.name } });
editFirst('teaching', { path: 'people/phys.json', change: { ...head, aliases: ['ఏడా హిల్'] } });

function editFirst(list: string, { path, change }: { path: string; change: object }): void {
  const content = JSON.parse(readFileSync(join(full, path), 'utf8'));
  Object.assign(content[list][0], change);
  writeFileSync(join(full, path), JSON.stringify(content));
}

export const colleges = [
  ['the sample', sampleFolder],
  ['the hill college', hill],
  ['the hill college on two campuses', apart],
  ['the hill college with all lists', full],
] as const;

export const created = new Date('2026-01-02T03:04:05Z');

export function archiveOf(folder: string) {
  return toImdf(readCollege(folder), { created });
}
