import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { importCampus, writeCollegeFolder } from '@campusway/import';
import { polymapZip } from '@campusway/import/testing/polymap';
import { expect, test } from 'vitest';
import { startCommand, tempFolder } from '../tests/start-command.ts';

function run(...words: string[]) {
  const cwd = tempFolder();
  return { ...startCommand(['campus-import', ...words], cwd), folder: join(cwd, 'polymap') };
}

test('npm run campus:import writes a folder named after the file, and prints the next command', () => {
  const { status, stdout, stderr, folder } = run(polymapZip);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('Read 8 levels, 443 units, 472 openings');
  expect(stdout).toContain('220 can be reached from everywhere, with 0 entrances, in the largest of 2 parts');
  expect(stdout).toContain('npm run data:check -- polymap: 0 errors');
  expect(existsSync(join(folder, 'import/report.md'))).toBe(true);
});

test('npm run campus:import --dry-run writes nothing', () => {
  const { status, stdout, folder } = run(polymapZip, '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain('Would write');
  expect(existsSync(folder)).toBe(false);
});

test.each([
  [[], 'Name the file or folder to import'],
  [['nowhere.zip'], 'Cannot find'],
  [[polymapZip, 'more.zip'], 'Cannot import "more.zip" too'],
  [[polymapZip, '--building', 'Tower'], 'Cannot find the building "Tower"'],
  [[polymapZip, '--form', 'imdf'], '--form'],
])('npm run campus:import -- %j is refused in words', (words, message) => {
  const { status, stderr } = run(...words);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
});

const program = join(import.meta.dirname, '../run.mjs');

async function start(cwd: string, words: readonly string[], preload = '') {
  const hook = preload === '' ? [] : ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
  const child = spawn(process.execPath, [...hook, program, 'campus-import', ...words], { cwd });
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)));
  const [status, , stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { status, stderr };
}

/** Runs `code` in the middle of the nth change of a file in the folder `ours`. */
const atChange = (nth: number, code: string) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  let count = 0;
  for (const name of ['writeFileSync', 'renameSync', 'rmSync']) {
    const real = fs[name];
    fs[name] = (path, content, ...more) => {
      const isNow = String(path).includes('/ours/') && ++count === ${nth};
      if (isNow && name === 'writeFileSync') real(path, content.slice(0, content.length / 2));
      if (isNow) { ${code} }
      return real(path, content, ...more);
    };
  }
  syncBuiltinESMExports();`;
const kill = "process.kill(process.pid, 'SIGKILL');";
const pause = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);';

/** Texts of a folder's files by path. */
function textsIn(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => /\.\w+$/.test(path));
  return new Map(files.toSorted().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function writeTables(folder: string, floors: readonly number[]): string {
  const rooms = floors.flatMap((floor) => [
    `c${floor},6,0,${floor},corner,,`,
    `l${floor},0,0,${floor},lift,,`,
    `r${floor},6,6,${floor},room,Physics,${floor}01`,
  ]);
  const edges = floors.flatMap((floor) => [
    `c${floor},l${floor},`,
    `c${floor},r${floor},`,
    ...(floor > 0 ? [`l${floor - 1},l${floor},lift`] : []),
  ]);
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'nodes.csv'),
    `id,x,y,level,kind,name,number\ne,9,-3,0,entrance,Main,\n${rooms.join('\n')}\n`,
  );
  writeFileSync(join(folder, 'edges.csv'), `from,to,kind\ne,c0,\n${edges.join('\n')}\n`);
  return folder;
}

test('npm run campus:import refuses 100 MB of a table with lines in two encodings in words, and writes nothing', async () => {
  const cwd = tempFolder();
  const source = writeTables(join(cwd, 'large'), [0]);
  const lines = Buffer.concat([
    Buffer.from('a,1,2,0,room,Zoë కళ,1\n'),
    Buffer.from('b,2,2,0,room,Caf\xe9,2\n', 'latin1'),
  ]);
  const head = Buffer.from('id,x,y,level,kind,name,number\n');
  writeFileSync(join(source, 'nodes.csv'), Buffer.concat([head, Buffer.alloc(100_000_000, lines)]));
  const { status, stderr } = await start(cwd, [source, '--into', 'ours']);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /Cannot read nodes\.csv: it has \d+ lines, and at most 50000 can be imported\. Split it/,
  );
  expect(stderr).not.toContain('    at ');
  expect(existsSync(join(cwd, 'ours'))).toBe(false);
});

test('two npm run campus:import into one folder at once: the second waits, names it, and loses nothing', async () => {
  const cwd = tempFolder();
  const older = writeTables(join(cwd, 'older'), [0, 1]);
  const newer = writeTables(join(cwd, 'newer'), [0, 1, 2]);
  const both = await Promise.all(
    [older, newer].map((file) => start(cwd, [file, '--into', 'ours'], atChange(1, pause))),
  );
  expect(both.map(({ status }) => status)).toEqual([0, 0]);
  expect(both.map(({ stderr }) => stderr).join('')).toMatch(
    /^Waiting for .*\/ours: another process is changing it \(.+\)\n$/,
  );
  const rooms = [...textsIn(join(cwd, 'ours'))].filter(([path]) => path.startsWith('rooms/'));
  expect(rooms.length).toBeGreaterThanOrEqual(2);
  for (const [path, content] of textsIn(join(cwd, 'ours')))
    if (/json$/.test(path)) expect(() => JSON.parse(content), path).not.toThrow();
  const other = tempFolder();
  const named = await Promise.all([newer, newer].map((file) => start(other, [file])));
  expect(named.map(({ status }) => status).toSorted()).toEqual([0, 1]);
  expect(named.find(({ status }) => status === 1)?.stderr).toContain('The folder "newer" already exists');
});

test('npm run campus:import killed at any change of a file leaves whole files, and the next one writes the rest', async () => {
  const cwd = tempFolder();
  const older = writeTables(join(cwd, 'older'), [0, 1, 2]);
  const newer = writeTables(join(cwd, 'newer'), [0, 1]);
  const into = ['--into', 'ours'];
  const folder = join(cwd, 'ours');
  expect(await start(cwd, [older, ...into])).toMatchObject({ status: 0 });
  writeFileSync(join(folder, 'closures.json'), '{ "closures": [] }');
  const rooms = join(folder, 'rooms/imported-building-1-0.json');
  writeFileSync(rooms, readFileSync(rooms, 'utf8').replace('Physics', 'Tea Room'));
  cpSync(folder, join(cwd, 'before'), { recursive: true });
  expect(await start(cwd, [newer, ...into])).toMatchObject({ status: 0 });
  const own = (texts: ReadonlyMap<string, string>) => [...texts].filter(([path]) => !/^import/.test(path));
  const wanted = own(textsIn(folder));
  expect(wanted.map(([path]) => path)).not.toContain('rooms/imported-building-1-2.json');

  for (let nth = 1; ; nth++) {
    for (const path of readdirSync(folder)) rmSync(join(folder, path), { recursive: true });
    cpSync(join(cwd, 'before'), folder, { recursive: true });
    const { status } = await start(cwd, [newer, ...into], atChange(nth, kill));
    if (status === 0) {
      expect(nth).toBeGreaterThan(10);
      break;
    }
    expect(status).toBe('SIGKILL');
    const left = textsIn(folder);
    for (const [path, content] of left)
      if (/json$/.test(path)) expect(() => JSON.parse(content), `${path}, kill ${nth}`).not.toThrow();
    expect(left.get('closures.json')).toBe('{ "closures": [] }');
    writeCollegeFolder(folder, importCampus(newer, { into: folder }));
    expect(own(textsIn(folder)), `after kill ${nth}`).toEqual(wanted);
  }
}, 120_000);
