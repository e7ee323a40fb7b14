import { type CollegeFacts, paths } from '@campusway/contract';
import { collegeBase } from '../college/publish-college.ts';
import { escapeText } from './html.ts';

/**
 * Whether search engines must not list a page that reads these parts of the college. The page says so itself: an engine that
 * may not fetch it could still list its address.
 */
export function isUnlisted(parts: readonly string[], { searchEngines = 'all' }: Listing): boolean {
  return searchEngines === 'none' || (searchEngines === 'no-people' && parts.includes('people'));
}

type Listing = Pick<CollegeFacts, 'searchEngines'>;

/**
 * Content of robots.txt, with the sitemap when the URL of the site is known, because a sitemap needs absolute URLs. Engines
 * that list no people do not fetch the data about them either.
 */
export function robots(url: string | undefined, { searchEngines = 'all' }: Listing = {}): string {
  const data = ['people', 'search'].map((part) => `${collegeBase}/${part}.`);
  const closed = [paths.account(), ...(searchEngines === 'all' ? [] : data)];
  const rules = `User-agent: *\nAllow: /\n${closed.map((path) => `Disallow: ${path}\n`).join('')}`;
  return url && searchEngines !== 'none' ? `${rules}\nSitemap: ${new URL('/sitemap.xml', url)}\n` : rules;
}

/** Sitemap of all public pages, given by path. */
export function sitemap(url: string, pages: readonly string[]): string {
  const locations = pages
    .filter((path) => path !== paths.account())
    .map((path) => `  <url><loc>${escapeText(new URL(path, url).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('')}</urlset>\n`;
}
