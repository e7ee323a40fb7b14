import { expect, test } from 'vitest';
import { isUnlisted, robots, sitemap } from './for-crawlers.ts';

test('robots() names the sitemap when the URL of the site is known', () => {
  expect(robots('https://campus.example')).toContain('\nSitemap: https://campus.example/sitemap.xml\n');
  expect(robots(undefined)).not.toContain('Sitemap');
});

test('robots() and isUnlisted() follow what the college lets search engines list', () => {
  const listing = (searchEngines: 'all' | 'no-people' | 'none') => ({ searchEngines });
  const unlisted = (parts: string[]) =>
    (['all', 'no-people', 'none'] as const).filter((choice) => isUnlisted(parts, listing(choice)));
  expect(unlisted(['people', 'rooms'])).toEqual(['no-people', 'none']);
  expect(unlisted(['rooms'])).toEqual(['none']);
  expect(isUnlisted(['people'], {})).toBe(false);

  const data = 'Disallow: /modules/college/files/people.';
  expect(robots('https://campus.example')).not.toContain(data);
  expect(robots('https://campus.example', listing('no-people'))).toContain(`${data}\n`);
  expect(robots('https://campus.example', listing('no-people'))).toContain('Sitemap');
  expect(robots('https://campus.example', listing('none'))).not.toContain('Sitemap');
});

test('sitemap() lists absolute URLs, without the account page', () => {
  const xml = sitemap('https://campus.example', ['/', '/cse-nav', '/account']);
  expect(Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)).toEqual([
    'https://campus.example/',
    'https://campus.example/cse-nav',
  ]);
});
