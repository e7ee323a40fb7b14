import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTwoCampuses } from '@campusway/college/testing/hill-college';
import { importCampus, writeCollegeFolder } from '@campusway/import';
import { polymapZip } from '@campusway/import/testing/polymap';
import { expect, test } from 'vitest';
import { startCommand, tempFolder } from '../tests/start-command.ts';

const prove = (folder: string, ...words: string[]) => startCommand(['prove', '--college', folder, ...words]);

function writeTemplate(folder: string): void {
  const { status, stderr } = startCommand(['campus-new', 'north', '--into', folder]);
  if (status !== 0) throw new RangeError(stderr);
}

function expectProved({ status, stdout, stderr }: ReturnType<typeof prove>, sets: number): void {
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Walls: \d+ walked edges, \d+ through a wall$/m);
  expect(stdout).toMatch(
    new RegExp(`^Under ${sets} sets of closures: [1-9]\\d* pairs, [1-9]\\d* equal .*, 0 different$`, 'm'),
  );
  expect(stdout).toMatch(/^With stairs: [1-9]\d* pairs, [1-9]\d* equal .*, 0 different /m);
  expect(stdout).toMatch(/^Step-free: [1-9]\d* pairs, [1-9]\d* equal .*, 0 different /m);
  expect(status).toBe(0);
}

test.each([
  ['the hill college on two campuses', '', writeTwoCampuses],
  ['the template of campus:new', 'north', writeTemplate],
])('npm run prove proves all routes of %s', (_, name, write) => {
  const folder = tempFolder();
  write(folder);
  const run = prove(join(folder, name));
  expectProved(run, 13);
  expect(run.stdout).not.toContain('sample');
});

test('npm run prove proves a sample of an imported archive with a room without a door, and names the seed', () => {
  const folder = tempFolder();
  writeCollegeFolder(folder, importCampus(polymapZip, { into: folder }));
  const run = prove(folder, '--sample', '1000');
  expectProved(run, 20);
  expect(run.stdout).toMatch(/^Of the \d+ pairs only a random sample is proved, .* \(seed 11\)$/m);
});

test.each(['0', '-1', 'all'])('npm run prove refuses a sample of %s pairs in words', (pairs) => {
  const { status, stderr } = startCommand(['prove', `--sample=${pairs}`]);
  expect(stderr).toContain(`Cannot use --sample "${pairs}": write a number of pairs`);
  expect(status).toBe(1);
});

/** The template with a way that leads on from the corridor into a room, in a file of the office or an imported one. */
function proveThroughWall(imported: string) {
  const parent = tempFolder();
  writeTemplate(parent);
  const path = join(parent, 'north/geometry/ground-floor.geojson');
  const drawn = readFileSync(path, 'utf8').replace('[64.5,32]]', '[64.5,32],[64.5,28]]');
  expect(drawn).toContain('[64.5,28]]');
  writeFileSync(path, drawn.replace('"FeatureCollection",', `"FeatureCollection",${imported}`));
  const run = prove(join(parent, 'north'));
  expect(run.stderr).not.toMatch(/^ +at /m);
  expect(run.status).toBe(1);
  return run;
}

test('npm run prove names the floor, the edge and the wall of an imported way through a wall', () => {
  const { stdout, stderr } = proveThroughWall('"imported":"plan.zip",');
  expect(stdout).toMatch(/^Walls: \d+ walked edges, 1 through a wall$/m);
  expect(stderr).toContain(
    'On "ground-floor" the edge from 64.5, 32 to 64.5, 28 goes through a wall at 64.5, 30.6',
  );
});

test('npm run prove names the file, the way and the wall of a way that the check refuses', () => {
  const { stderr } = proveThroughWall('');
  expect(stderr).toMatch(
    /ground-floor\.geojson\n.*The way "ground-floor-way" runs through a wall at 64\.50, 30\.60/,
  );
});
