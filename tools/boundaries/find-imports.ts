export interface FoundImport {
  readonly specifier: string;
  readonly line: number;
}

/** `import … from 'x'` and `export … from 'x'` as statements, `import 'x'`, `import('x')`; not inside strings. */
const forms = [
  /^[ \t]*(?:import|export)\b[^'"`;]*?\bfrom\s*(['"])([^'"\n]+)\1/gm,
  /^[ \t]*import\s*(['"])([^'"\n]+)\1/gm,
  /\bimport\(\s*(['"])([^'"\n]+)\1/g,
];

/** Every module that a source text imports or re-exports, statically or dynamically. */
export function findImports(source: string): FoundImport[] {
  const code = withoutTemplates(source.replace(/^\s*(\/\/|\*|\/\*).*$/gm, ''));
  const found = forms.flatMap((form) => [...code.matchAll(form)]);
  return found
    .sort((a, b) => a.index - b.index)
    .map((match) => ({ specifier: match[2] ?? '', line: code.slice(0, match.index).split('\n').length }));
}

/** Removes source text in template strings, which is not an import of the program; keeps line numbers. */
function withoutTemplates(code: string): string {
  return code.replace(/`(?:\\.|[^`\\])*`/g, (template) => template.replace(/[^\n]/g, ''));
}
