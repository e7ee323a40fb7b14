import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishSite } from '@campusway/publishing/commands';
import { inTempFolder } from '@campusway/publishing/site-folder';

/** One page of each kind, by the file that is published for it. */
const pages = {
  '/': 'index.html',
  '/departments': 'departments.html',
  '/cse-nav': 'cse-nav.html',
  '/navigate': 'navigate.html',
  '/login': 'login.html',
} as const;

/** Files that the published HTML of a page requests, the page itself among them. */
export async function countRequests(): Promise<Record<string, number>> {
  return inTempFolder(async (site) => {
    // The login page belongs to sites with accounts.
    await publishSite(site, { auth: 'http://localhost:4300' });
    return Object.fromEntries(
      Object.entries(pages).map(([path, file]) => [
        path,
        1 + requestedBy(readFileSync(join(site, 'live', file), 'utf8')).size,
      ]),
    );
  });
}

function requestedBy(html: string): Set<string> {
  const tags =
    html.match(/<link (?:data-first )?rel="(?:modulepreload|preload|stylesheet)"[^<>]*>|<script[^<>]*>/g) ??
    [];
  return new Set(tags.flatMap((tag) => / (?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? []));
}
