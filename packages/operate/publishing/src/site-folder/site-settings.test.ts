import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, test } from 'vitest';
import { readSiteSettings } from './site-settings.ts';

function read(text: string) {
  const site = tempFolder();
  writeFileSync(join(site, 'site.json'), text);
  return readSiteSettings(site);
}

test('readSiteSettings() returns an empty object without a file', () => {
  expect(readSiteSettings(tempFolder())).toEqual({});
});

test('readSiteSettings() reads the URLs of the site and its services', () => {
  const settings = { url: 'https://campus.example', services: { auth: 'https://auth.campus.example' } };
  expect(read(JSON.stringify(settings))).toEqual(settings);
});

test.each([
  ['{', 'JSON'],
  ['[]', 'it must contain a JSON object'],
  ['{"adress":"https://x.example"}', 'unknown field "adress"; the fields are url, services, overrides'],
  ['{"url":"campus.example"}', '"url" is "campus.example", not a URL like https://host'],
  ['{"services":{"auth":"javascript:alert(1)"}}', '"auth" is "javascript:alert(1)", not a URL'],
  ['{"overrides":"yes"}', '"overrides" is "yes", not true or false'],
  [
    '{"services":{"mail":"https://x.example"}}',
    'unknown service "mail"; the services are auth and telemetry',
  ],
])('readSiteSettings() rejects %s', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});
