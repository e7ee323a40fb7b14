import { expect, test } from 'vitest';
import { robots, sitemap } from './for-crawlers.ts';

test('robots() names the sitemap when the URL of the site is known', () => {
  expect(robots('https://campus.example')).toContain('\nSitemap: https://campus.example/sitemap.xml\n');
  expect(robots(undefined)).not.toContain('Sitemap');
});

test('sitemap() lists absolute URLs, without the account page', () => {
  const xml = sitemap('https://campus.example', ['/', '/cse-nav', '/account']);
  expect(Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)).toEqual([
    'https://campus.example/',
    'https://campus.example/cse-nav',
  ]);
});
