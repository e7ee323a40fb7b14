export interface FoundImport {
  readonly specifier: string;
  readonly line: number;
}

const importing = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g;

/** Every module that a source text imports or re-exports, statically or not. */
export function findImports(source: string): FoundImport[] {
  const code = source.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  return Array.from(code.matchAll(importing), (match) => ({
    specifier: match[2] ?? '',
    line: code.slice(0, match.index).split('\n').length,
  }));
}
