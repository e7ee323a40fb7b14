import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Module, renderView } from 'vite-bundle-analyzer';
import type { LoadedFile } from './load-page.ts';
import { charactersBySource } from './source-maps.ts';

export interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly parts: readonly Weight[];
}

/** What each byte of a loaded file is for. `maps` has the modules built with source maps. */
export function weighFile({ path, text, bytes }: LoadedFile, maps: string): Weight {
  const [, module = '', file = ''] = /^\/modules\/([^/]+)\/[0-9a-f]+\/(.*\.js)$/.exec(path) ?? [];
  const sections = file ? charactersBySource(join(maps, module, file)) : sectionsOf(path, text);
  const sum = [...sections.values()].reduce((total, part) => total + part, 0);
  const scaled = Array.from(sections, ([name, part]) => [name, (part * bytes) / sum] as const);
  const name = path.replace(/^\/modules\/([^/]+)\/[0-9a-f]{12}\/(assets\/)?/, '$1/');
  return { name, bytes, parts: byFolder(scaled) };
}

/** Name, beginning and end of the sections of a page. */
const pageSections = [
  ['import map', '<script type="importmap">', '</script>'],
  ['registry', '<script type="application/json" id="registry">', '</script>'],
  ['preloads', '<template id="start">', '</template>'],
  ['styles', '<style>', '</style>'],
  ['prerendered shell', '<div id="root">', '<noscript>'],
] as const;

/** Compressed sizes of the sections of a page; no sections of another file. */
function sectionsOf(path: string, text: string): Map<string, number> {
  const sections = new Map<string, number>();
  if (/\.\w+$/.test(path)) return sections;
  let rest = text;
  for (const [name, opening, closing] of pageSections) {
    const [before = '', ...after] = rest.split(opening);
    const [section = '', ...others] = after.join(opening).split(closing);
    sections.set(name, brotliCompressSync(section).length);
    rest = before + others.join(closing);
  }
  return sections.set('head and scripts', brotliCompressSync(rest).length);
}

/** Groups of sources by package or workspace folder, the largest first. */
function byFolder(sources: readonly (readonly [string, number])[]): Weight[] {
  const folders = Map.groupBy(sources, ([name]) => folderOf(name));
  return Array.from(folders, ([name, inside]) => ({
    name,
    bytes: inside.reduce((sum, [, bytes]) => sum + bytes, 0),
    parts: inside.map(([file, bytes]) => ({ name: file.slice(name.length + 1) || file, bytes, parts: [] })),
  })).toSorted((a, b) => b.bytes - a.bytes);
}

/** `@scope/name` or `name` of a package, `packages/web/platform`, `shell/src/remotes`. */
function folderOf(source: string): string {
  const depth = /^@/.test(source) ? 2 : /^(packages|shell|mfe-)/.test(source) ? 3 : 1;
  return source.split('/').slice(0, depth).join('/');
}

/** The weights as one self-contained HTML file. */
export function drawTreemap(title: string, weights: readonly Weight[]): Promise<string> {
  return renderView(weights.map(toModule), { title, mode: 'brotli' });
}

function toModule({ name, bytes, parts }: Weight): Module {
  const inside = parts.map(toModule);
  return {
    label: name,
    filename: name,
    isEntry: true,
    parsedSize: bytes,
    mapSize: bytes,
    gzipSize: bytes,
    brotliSize: bytes,
    source: inside,
    stats: inside,
    groups: inside,
    imports: [],
  };
}
