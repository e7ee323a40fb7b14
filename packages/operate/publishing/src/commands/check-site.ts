import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@campusway/contract';
import { redirectMark } from '@campusway/pages';
import { listFiles } from '../build-record/build-files.ts';
import { digestFile, findChangedFiles } from '../build-record/changed-files.ts';
import { liveRelease, type Release, releaseFolder } from '../release/release.ts';
import { findRecordFindings, findSignatureFindings, storedBuilds } from '../release/verify-release.ts';

const importMap = /<script type="importmap">([^<]*)<\/script>/;
const inlinedRegistry = /<script type="application\/json" id="registry">([^<]*)<\/script>/;
const tags = /<[^<>]*>/g;
const fileLinks = /(?:href|src)="(\/modules\/[^"]+)"/g;

/**
 * Findings in the live site: its signature, if any; the files of all stored builds against their records; the history; and
 * every file that a page may load.
 */
export function checkSite(site: string): string[] {
  const release = liveRelease(site);
  if (!release) return ['nothing is live'];
  // The first three overlap in a signed site.
  const findings = [
    ...findSignatureFindings(site),
    ...findRecordFindings(site, release),
    ...findChangedFiles(site, storedBuilds(site, release)),
    ...findHistoryFindings(release),
    ...findPageFindings(site, release),
  ];
  return [...new Set(findings)];
}

function findHistoryFindings({ id, at, modules, history }: Release): string[] {
  const names = Object.keys({ ...modules, ...history });
  return names.flatMap((name) => {
    const episodes = history[name] ?? [];
    const times = episodes.map(({ from }) => Date.parse(from));
    const live = modules[name];
    const isWithdrawn = live === undefined && episodes.length > 0;
    const isLive = live !== undefined && episodes[0]?.version === live;
    const isOrdered = times.every((time, index) => time <= (times[index - 1] ?? Date.parse(at)));
    return [
      ...(isLive || isWithdrawn
        ? []
        : [`the history of ${name} does not begin with its build in release ${id}`]),
      ...(isOrdered ? [] : [`the history of ${name} is not sorted by time`]),
    ];
  });
}

function findPageFindings(site: string, release: Release): string[] {
  const folder = releaseFolder(site, release.id);
  const digests = new Map<string, string>();
  /** Digest of a file by its URL, by the algorithm of the digest `like`; ignores the query. */
  function digestOf(url: string, like = ''): string {
    const [path = ''] = url.split('?', 1);
    const key = `${like.slice(0, 6)} ${path}`;
    const known = digests.get(key) ?? digestFile(join(site, path), like);
    digests.set(key, known);
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
      ...(html.match(tags) ?? []).flatMap(toPair),
      ...collegeFiles,
    ];
    const wrong = wanted.filter(([url, digest]) => url.startsWith('/') && digestOf(url, digest) !== digest);
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
        : [`${file}: its registry differs from modules.json`]),
    ];
  });
}

/** URL and digest of a tag that has both. */
function toPair(tag: string): [string, string][] {
  const [, url] = / (?:href|src)="(\/[^"]+)"/.exec(tag) ?? [];
  const [, digest] = / integrity="([^"]+)"/.exec(tag) ?? [];
  return url && digest ? [[url, digest]] : [];
}
