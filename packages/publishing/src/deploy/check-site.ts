import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@campusway/contract';
import { listFiles } from '../build/build-id.ts';
import { redirectMark } from '../release/redirects.ts';
import { liveRelease, releaseFolder } from '../release/release.ts';
import { toIntegrity } from '../site/digest.ts';

const importMap = /<script type="importmap">([\s\S]*?)<\/script>/;
const inlinedRegistry = /<script type="application\/json" id="registry">([\s\S]*?)<\/script>/;
const withIntegrity = /(?:href|src)="(\/[^"]+)"[^>]*integrity="([^"]+)"/g;
const fileLinks = /(?:href|src)="(\/modules\/[^"]+)"/g;

/** What is not whole in the site that is live: every file that a page may load must be there, as it was published. */
export function checkSite(site: string): string[] {
  const release = liveRelease(site);
  if (!release) return ['nothing is live'];
  const folder = releaseFolder(site, release.id);
  const digests = new Map<string, string>();
  /** Of a file by its URL; a query names the same file. */
  function digestOf(url: string): string {
    const [path = ''] = url.split('?', 1);
    const known = digests.get(path) ?? digestFile(join(site, path));
    digests.set(path, known);
    return known;
  }
  const published = JSON.parse(readFileSync(join(folder, 'modules.json'), 'utf8')) as Registry;
  const registry = JSON.stringify(published);
  const collegeFiles = Object.values(published.college?.parts ?? {}).map(
    ({ href, integrity }): [string, string] => [href, integrity],
  );
  const pages = listFiles(folder).filter((file) => file.endsWith('.html'));
  return pages.flatMap((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    if (html.includes(redirectMark)) return [];
    const { integrity } = JSON.parse(importMap.exec(html)?.[1] ?? '{"integrity":{}}') as {
      integrity: Record<string, string>;
    };
    const wanted = [
      ...Object.entries(integrity),
      ...Array.from(html.matchAll(withIntegrity), toPair),
      ...collegeFiles,
    ];
    const wrong = wanted.filter(([url, digest]) => url.startsWith('/') && digestOf(url) !== digest);
    const linked = Array.from(html.matchAll(fileLinks), ([, url = '']) => url);
    const missing = linked.filter((url) => digestOf(url) === 'missing');
    const inlined = inlinedRegistry.exec(html)?.[1] ?? 'null';
    return [
      ...wrong.map(
        ([url]) => `${file}: ${url} is ${digestOf(url) === 'missing' ? 'missing' : 'not what was published'}`,
      ),
      ...missing.map((url) => `${file}: ${url} is missing`),
      ...(JSON.stringify(JSON.parse(inlined)) === registry
        ? []
        : [`${file}: its modules are not those of modules.json`]),
    ];
  });
}

function toPair([, url = '', digest = '']: RegExpMatchArray): [string, string] {
  return [url, digest];
}

function digestFile(file: string): string {
  return existsSync(file) ? toIntegrity(readFileSync(file)) : 'missing';
}
