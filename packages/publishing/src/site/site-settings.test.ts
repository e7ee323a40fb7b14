import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/temp-site.ts';
import { readSiteSettings } from './site-settings.ts';

function read(text: string) {
  const site = tempFolder();
  writeFileSync(join(site, 'site.json'), text);
  return readSiteSettings(site);
}

test('readSiteSettings() is content without a file', () => {
  expect(readSiteSettings(tempFolder())).toEqual({});
});

test('readSiteSettings() takes the address of the site and of its services', () => {
  const settings = { url: 'https://campus.example', services: { auth: 'https://auth.campus.example' } };
  expect(read(JSON.stringify(settings))).toEqual(settings);
});

test.each([
  ['{', 'JSON'],
  ['[]', 'it is not an object'],
  ['{"adress":"https://x.example"}', 'it has "adress"; known are url, services, overrides'],
  ['{"url":"campus.example"}', '"url" is "campus.example", not an address like https://host'],
  ['{"services":{"auth":"javascript:alert(1)"}}', '"auth" is "javascript:alert(1)", not an address'],
  ['{"overrides":"yes"}', '"overrides" is "yes", not true or false'],
  ['{"services":{"mail":"https://x.example"}}', 'it has the service "mail"; known are auth and telemetry'],
])('readSiteSettings() refuses %s', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});
