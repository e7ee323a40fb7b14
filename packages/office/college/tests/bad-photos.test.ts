import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkFolder } from '../src/check/index.ts';
import { DataCopy } from './data-copy.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d', 'hex');
const own = /"photo": "(photos\/[^"]+)"/;

/** Our data with `photo` for the person who has a photo file, whose file is `bytes` if given. */
function withPhoto(photo: string, bytes?: Uint8Array) {
  const copy = new DataCopy();
  const text = copy.read('people/cse.json');
  const [line = '', used = ''] = own.exec(text) ?? [];
  const number = text.split(line)[0]?.split('\n').length;
  copy.write('people/cse.json', text.replace(line, `"photo": "${photo || used}"`));
  if (bytes) copy.write(photo || used, bytes);
  const findings = checkFolder(copy.folder).findings.filter(({ severity }) => severity === 'error');
  return { findings, used, number };
}

test('checkFolder() accepts a photo in the folder and one on an allowed host', () => {
  expect(withPhoto('').findings).toEqual([]);
  expect(withPhoto('https://photos.college.example/j.webp').findings).toEqual([]);
  expect(withPhoto('photos/other.png', png).findings).toEqual([]);
});

test.each([
  ['is missing', 'photos/nobody.webp', undefined, 'there is no file "photos/nobody.webp"'],
  ['is no picture', '', Buffer.from('<svg onload="alert(1)"/>'), 'is not a WebP, PNG or JPEG picture'],
  ['is empty', '', Buffer.alloc(0), 'is not a WebP, PNG or JPEG picture'],
  ['is called by another format', '', png, 'is a PNG picture, but its name is "photos/'],
  [
    'is too large',
    'photos/large.png',
    Buffer.concat([png, Buffer.alloc(60_000)]),
    'has 61 kB, more than 60 kB',
  ],
  [
    'comes from another host',
    'https://elsewhere.example/j.webp',
    undefined,
    'comes from "elsewhere.example"',
  ],
  [
    'hides its host behind a user name',
    'https://photos.college.example@elsewhere.example/j.webp',
    undefined,
    'comes from "elsewhere.example"',
  ],
] as const)('checkFolder() finds a photo that %s', (_, photo, bytes, message) => {
  const { findings, number } = withPhoto(photo, bytes);
  expect(findings).toMatchObject([
    { rule: 'photos', file: 'people/cse.json', line: number, message: expect.stringContaining(message) },
  ]);
  expect(findings[0]?.fix).not.toBe('');
});

test.each([
  'http://photos.college.example/j.webp',
  'data:image/png;base64,AA',
  'photos/../cse.png',
  'photos/j.svg',
])('checkFolder() rejects the photo path %s', (photo) => {
  expect(withPhoto(photo).findings).toMatchObject([{ rule: 'schema', pointer: '/teaching/0/photo' }]);
});

test("checkFolder() warns about a picture that is no person's photo", () => {
  const copy = new DataCopy();
  mkdirSync(copy.path('photos'), { recursive: true });
  copy.write('photos/left.png', png);
  expect(checkFolder(copy.folder).findings).toMatchObject([
    { severity: 'warning', rule: 'photos', file: 'photos/left.png' },
  ]);
});
