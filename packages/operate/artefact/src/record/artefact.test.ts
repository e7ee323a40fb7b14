import { gunzipSync, gzipSync } from 'node:zlib';
import { toFileIntegrity } from '@campusway/pages';
import { packTar, unpackTar } from 'modern-tar';
import { expect, test } from 'vitest';
import { packArtefact, readArtefact } from './artefact.ts';

const text = '// entry';
const build = {
  name: 'mfe-x',
  contract: 1,
  shared: { react: '^19.0.0' },
  capabilities: [],
  routes: [{ path: '/x', page: 'p', title: 't', description: 'd' }],
  parts: [],
  files: { 'remoteEntry.js': toFileIntegrity(text) },
  assets: { p: { scripts: ['remoteEntry.js'], styles: [] } },
};
const contents = new Map([['remoteEntry.js', Buffer.from(text)]]);
const good = await packArtefact({ build, contents });

/** 2 GB in twenty parts, as gzip may have several. */
const zeros = Buffer.concat(Array(20).fill(gzipSync(Buffer.alloc(100_000_000))));

type Entries = Awaited<ReturnType<typeof unpackTar>>;

/** The packed build with other entries of its archive. */
async function withEntries(change: (entries: Entries) => Entries): Promise<Buffer> {
  return gzipSync(await packTar(change(await unpackTar(gunzipSync(good)))));
}

const added = ({ size, ...header }: Partial<Entries[number]['header']>, data = Buffer.from(text)) =>
  withEntries((entries) => [
    ...entries,
    { header: { name: 'a.js', size: size ?? data.length, ...header }, ...(size !== 0 && { data }) },
  ]);
const described = (facts: object) => packArtefact({ build: { ...build, ...facts }, contents });

test('readArtefact() returns what packArtefact() packed, whose bytes do not depend on the order of facts', async () => {
  expect(await readArtefact(good)).toEqual({
    build,
    contents: new Map([['remoteEntry.js', new Uint8Array(Buffer.from(text))]]),
  });
  expect(await packArtefact({ build, contents })).toEqual(good);
});

test.each([
  ['a file above the folder', added({ name: '../up.js' }), 'it has ../up.js, which its module.json does not'],
  ['an absolute path', added({ name: '/etc/cron.d/x' }), 'it has /etc/cron.d/x, which its module.json'],
  ['a symbolic link', added({ type: 'symlink', linkname: '/etc', size: 0 }), 'it has a symlink ("a.js")'],
  ['a hard link', added({ type: 'link', linkname: 'remoteEntry.js', size: 0 }), 'it has a link ("a.js")'],
  ['a device', added({ type: 'character-device', size: 0 }), 'it has a character-device ("a.js")'],
  ['a file twice', added({ name: 'remoteEntry.js' }), 'it has "remoteEntry.js" twice'],
  ['an unlisted file', added({}), 'it has a.js, which its module.json does not list'],
  ['no record', withEntries((all) => all.slice(1)), 'it has no module.json'],
  [
    'a missing file',
    withEntries((all) => all.slice(0, 1)),
    'it lacks remoteEntry.js, which its module.json lists',
  ],
  [
    'a digest that is wrong',
    described({ files: { 'remoteEntry.js': toFileIntegrity('x') } }),
    'remoteEntry.js does not match',
  ],
  [
    'a route that is no path',
    described({ routes: [{ ...build.routes[0], path: 'javascript:1' }] }),
    '/routes/0/path must match',
  ],
  ['a size of its own', described({ kilobytes: 1 }), 'it has "kilobytes", which is not allowed'],
  [
    'an unknown field',
    described({ origins: ['https://evil.example'] }),
    'it has "origins", which is not allowed',
  ],
  [
    'a record that is no JSON',
    withEntries(([, ...all]) => [
      { header: { name: 'module.json', size: 1 }, data: new Uint8Array([123]) },
      ...all,
    ]),
    'its module.json is not JSON',
  ],
  ['2 GB of zeros', Promise.resolve(zeros), 'it unpacks to more than 64 MB'],
  [
    'half of its bytes',
    Promise.resolve(good.subarray(0, good.length / 2)),
    'it is not a complete file of npm run pack',
  ],
  [
    'a truncated archive',
    Promise.resolve(gzipSync(gunzipSync(good).subarray(0, 700))),
    'it is not a complete file',
  ],
  ['no gzip', Promise.resolve(Buffer.from('PK')), 'it is not a complete file of npm run pack'],
])('readArtefact() rejects %s', async (_, packing, reason) => {
  await expect(readArtefact(await packing)).rejects.toThrow(reason);
});
