import { expect, test } from 'vitest';
import { recordOf } from '../../tests/record-of.ts';
import { siteManifest } from './site-manifest.ts';

const shell = recordOf('shell', 's1');
const template = '{"start_url":"/","icons":[{"src":"icon.png","sizes":"192x192"}]}';
const facts = {
  name: 'College of the North',
  shortName: 'CN',
  siteTitle: 'Ways of the North',
  about: [],
  attribution: [],
  languages: ['en'],
  timeZone: 'UTC',
  quickLinks: [],
};
const routes = [
  { path: '/map', page: 'map', title: 'Map', description: '', shortcut: 1 },
  { path: '/other', page: 'other', title: 'Other', description: '' },
];
const manifestOf = (college: typeof facts & { readonly logo?: string; readonly languages?: string[] }) =>
  JSON.parse(
    siteManifest({
      template,
      shell,
      routes,
      college: {
        version: 'c',
        formats: [1],
        facts: college,
        parts: {},
        files: { 'logo.svg': '/files/logo.1.svg' },
      },
    }),
  );

test('siteManifest() has the names of the college, the icons of the shell, and the shortcuts of the site', () => {
  expect(manifestOf(facts)).toEqual({
    start_url: '/',
    name: 'Ways of the North',
    short_name: 'CN',
    lang: 'en',
    icons: [{ src: '/modules/shell/s1/icon.png', sizes: '192x192' }],
    shortcuts: [{ name: 'Map', url: '/map' }],
  });
});

test("siteManifest() uses the college's logo and language if it has them", () => {
  expect(manifestOf({ ...facts, siteTitle: 'దారి', logo: 'logo.svg', languages: ['en', 'te'] })).toMatchObject({
    lang: 'te',
    icons: [{ src: '/files/logo.1.svg', sizes: 'any' }],
  });
});
