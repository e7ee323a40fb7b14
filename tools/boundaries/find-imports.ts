import { parseSync } from 'vite';

export interface FoundImport {
  readonly specifier: string;
  readonly line: number;
}

/** Every module that a source text imports or re-exports, statically or dynamically. */
export function findImports(file: string, source: string): FoundImport[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const reexports = staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest));
  const requests = [...staticImports, ...dynamicImports].map(({ moduleRequest }) => moduleRequest);
  // A computed specifier is no text in quotes.
  const found = [...requests, ...reexports].flatMap((request) => {
    const [, specifier] = /^['"]([^'"]+)['"]$/.exec(source.slice(request?.start, request?.end)) ?? [];
    return request && specifier ? [{ specifier, start: request.start }] : [];
  });
  return found
    .sort((a, b) => a.start - b.start)
    .map(({ specifier, start }) => ({ specifier, line: source.slice(0, start).split('\n').length }));
}
