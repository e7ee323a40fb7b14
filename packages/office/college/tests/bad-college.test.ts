import { mkdirSync, readFileSync } from 'node:fs';
import { paths } from '@campusway/contract';
import { expect, test } from 'vitest';
import { grounds } from '../src/check/rules/college-facts.ts';
import { deriveCollege, readCollege } from '../src/derive/index.ts';
import { DataCopy } from './data-copy.ts';

/** The sample with changed lines in college.json. */
function collegeWith(lines: Record<string, unknown>): DataCopy {
  const copy = new DataCopy();
  copy.editJson('college.json', (content) => void Object.assign(content, lines));
  return copy;
}

test.each([
  ['languages', ['en', 'xq'], '/languages/1', 'No language has the code "xq"'],
  ['languages', ['english language'], '/languages/0', 'No language has the code "english language"'],
  ['timeZone', 'Asia/Hyderabad', '/timeZone', 'There is no time zone "Asia/Hyderabad"'],
  [
    'accent',
    { light: '#ffcc00', dark: '#8fb5ff' },
    '/accent/light',
    'The accent colour #ffcc00 has a contrast of 1.3 on light pages: texts need 4.5',
  ],
  [
    'accent',
    { light: '#1450c4', dark: '#1450c4' },
    '/accent/dark',
    expect.stringContaining('on dark pages: texts need 4.5'),
  ],
  ['logo', 'logo/none.svg', '/logo', 'The logo is missing: there is no file "logo/none.svg"'],
  ['defaultStart', 'kiosk-9', '/defaultStart', 'Cannot find the place "kiosk-9"'],
  [
    'quickLinks',
    [{ place: 'parking' }, { place: 'car-park' }],
    '/quickLinks/1/place',
    'Cannot find the place "car-park"',
  ],
])('checkFolder() finds the error in "%s" %j', (name, value, pointer, message) => {
  const [finding, ...rest] = collegeWith({ [name]: value }).findings;
  expect(rest).toEqual([]);
  expect(finding).toMatchObject({ severity: 'error', file: 'college.json', pointer, message });
  expect(finding?.line).toBeGreaterThan(1);
  expect(finding?.fix).not.toBe('');
});

test.each([
  ['accent', { light: 'blue', dark: '#8fb5ff' }],
  ['logo', '../logo.svg'],
  ['origin', { longitude: 78.4, latitude: 117, rotation: 0 }],
  ['languages', []],
])('checkFolder() rejects "%s" %j', (name, value) => {
  expect(collegeWith({ [name]: value }).findings).toMatchObject([{ rule: 'schema', file: 'college.json' }]);
});

test('checkFolder() names the range of a number', () => {
  const origin = { longitude: 17.4, latitude: 178.4, rotation: 0 };
  expect(collegeWith({ origin }).findings).toMatchObject([
    {
      pointer: '/origin/latitude',
      message: '178.4 is not a number from -90 to 90',
      fix: 'Write a number from -90 to 90',
    },
  ]);
  const copy = new DataCopy();
  copy.editList('departments.json', 'departments', ([first]) =>
    Object.assign(first ?? {}, { programmeOrder: 0 }),
  );
  expect(copy.findings).toMatchObject([
    {
      message: '0 is not a number from 1',
      fix: 'Write a number from 1. Position of its card on the campus map page, from 1.',
    },
  ]);
});

test('checkFolder() proposes an accent colour that has enough contrast', () => {
  const [finding] = collegeWith({ accent: { light: '#ffcc00', dark: '#8fb5ff' } }).findings;
  const [better] = /#[0-9a-f]{6}/.exec(finding?.fix ?? '') ?? [];
  expect(collegeWith({ accent: { light: better, dark: '#8fb5ff' } }).findings).toEqual([]);
});

test('the contrast check uses the background colours of the pages', () => {
  const css = readFileSync(new URL('../../../web/ui-kit/src/global/tokens.css', import.meta.url), 'utf8');
  const pairs = ['paper', 'surface', 'sunken', 'on-accent'].map((name) =>
    new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)?.slice(1),
  );
  expect(grounds).toEqual({ light: pairs.map((pair) => pair?.[0]), dark: pairs.map((pair) => pair?.[1]) });
});

const svg = (inside: string) =>
  `<?xml version="1.0"?>\n<!-- a mark -->\n<svg viewBox="0 0 9 9">${inside}</svg>`;

function logoWith(file: string, content: string | Uint8Array) {
  const copy = collegeWith({ logo: `logo/${file}` });
  mkdirSync(copy.path('logo'));
  copy.write(`logo/${file}`, content);
  return copy;
}

test('checkFolder() passes an SVG logo, and the site publishes it', () => {
  const copy = logoWith('mark.svg', svg('<path d="M0 0h9v9"/>'));
  expect(copy.findings).toEqual([]);
  const { facts, files } = deriveCollege(readCollege(copy.folder));
  expect(files.get(facts.logo ?? '')?.toString()).toContain('<svg');
});

test.each([
  ['mark.svg', 'This is our mark.', 'is not a SVG, PNG or WebP picture'],
  ['mark.svg', Buffer.from('89504e470d0a1a0a', 'hex'), 'is a PNG picture, but its name is "logo/mark.svg"'],
  ['mark.png', Buffer.from('ffd8ffe0', 'hex'), 'is not a SVG, PNG or WebP picture'],
  ['mark.svg', svg('<script>alert(1)</script>'), 'has a script in it'],
  ['mark.svg', svg(' '.repeat(60_000)), 'has 61 kB, more than 60 kB'],
])('checkFolder() finds the logo %s with content %j', (file, content, message) => {
  expect(logoWith(file, content).findings).toMatchObject([
    { rule: 'logo', file: 'college.json', pointer: '/logo', message: expect.stringContaining(message) },
  ]);
});

test('checkFolder() warns about a file in logo/ other than the logo', () => {
  const copy = logoWith('mark.svg', svg(''));
  copy.write('logo/old.svg', svg(''));
  expect(copy.findings).toMatchObject([{ severity: 'warning', rule: 'logo', file: 'logo/old.svg' }]);
});

/** The sample with another department. */
function withDepartment(code: string): DataCopy {
  const copy = new DataCopy();
  copy.editList('departments.json', 'departments', (departments) =>
    departments.push({ ...departments[0], code, label: 'New' }),
  );
  return copy;
}

const fixed = [
  ...[paths.about(), paths.login(), paths.register(), paths.account(), paths.departments()],
  ...[paths.navigate(), '/here', '/index', '/fallback'],
];

test.each(fixed)('checkFolder() rejects a department code that is the fixed path %s', (path) => {
  const copy = withDepartment(path.slice(1));
  expect(copy.findings.filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      rule: 'addresses',
      file: 'departments.json',
      pointer: '/departments/10/code',
      line: expect.any(Number),
      message: `${path} would be the path of the department "${path.slice(1)}", but is already the path of a fixed page of the site`,
      fix: 'Choose another code',
    },
  ]);
});

test.each([
  ['campus', '/campus-map would be the path of the department "campus"'],
  ['cse-map', '/cse-map would be the path of the department "cse-map"'],
  ['cse', '/cse would be the path of the department "cse"'],
  [
    'cse-nav',
    '/cse-nav would be the path of the screen "cse-nav", but is already the path of the department "cse-nav"',
  ],
])('checkFolder() rejects the department code %s, the path of another page', (code, message) => {
  expect(withDepartment(code).findings[0]).toMatchObject({
    rule: 'addresses',
    message: expect.stringContaining(message),
  });
});

test.each([
  ['login', 'but is already the path of a fixed page of the site'],
  ['cse-map', 'but is already the path of the department "cse"'],
  ['mba', 'but is already the path of the department "mba"'],
])('checkFolder() rejects the screen id %s, the path of another page', (id, message) => {
  const copy = new DataCopy();
  copy.editList('views.json', 'views', (views) => views.push({ ...views[0], id }));
  expect(copy.findings).toMatchObject([
    {
      rule: 'addresses',
      file: 'views.json',
      message: expect.stringContaining(message),
      fix: 'Choose another id',
    },
  ]);
});
