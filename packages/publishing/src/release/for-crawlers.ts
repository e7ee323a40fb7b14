import { paths } from '@campusway/contract';

/** What search engines are told. Without the address of the site there is no sitemap, which must name whole URLs. */
export function robots(url: string | undefined): string {
  const rules = `User-agent: *\nAllow: /\nDisallow: ${paths.account()}\n`;
  return url ? `${rules}\nSitemap: ${new URL('/sitemap.xml', url)}\n` : rules;
}

/** Every page that is the same for everybody, by its path. */
export function sitemap(url: string, pages: readonly string[]): string {
  const locations = pages
    .filter((path) => path !== paths.account())
    .map((path) => `  <url><loc>${escapeXml(new URL(path, url).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('')}</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
