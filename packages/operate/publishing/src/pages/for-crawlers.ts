import { paths } from '@campusway/contract';
import { escapeText } from './html.ts';

/** Content of robots.txt. Without the URL of the site there is no sitemap, because a sitemap needs absolute URLs. */
export function robots(url: string | undefined): string {
  const rules = `User-agent: *\nAllow: /\nDisallow: ${paths.account()}\n`;
  return url ? `${rules}\nSitemap: ${new URL('/sitemap.xml', url)}\n` : rules;
}

/** Sitemap of all public pages, given by path. */
export function sitemap(url: string, pages: readonly string[]): string {
  const locations = pages
    .filter((path) => path !== paths.account())
    .map((path) => `  <url><loc>${escapeText(new URL(path, url).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('')}</urlset>\n`;
}
