import { readFileSync } from 'node:fs';
import { ToolError } from './run-tool.ts';

export interface ExportedNames {
  readonly values: readonly string[];
  readonly types: readonly string[];
}

const list = /^export (type )?\{([^{}]*)\}/gm;
const declaration =
  /^export (?:(?:declare|async|abstract) )*(const|let|function|class|enum|interface|type) \*?([\w$]+)/gm;

/**
 * Sorted names that a TypeScript module exports.
 * @throws {ToolError} for an export without a name: `export *`, `export default`
 */
export function readExportedNames(file: string): ExportedNames {
  const source = readFileSync(file, 'utf8');
  if (/^export (\*|default)/m.test(source))
    throw new ToolError(`Cannot read the exports of ${file}: it has an export without a name`);
  const values: string[] = [];
  const types: string[] = [];
  for (const [, kind = '', name = ''] of source.matchAll(declaration))
    (kind === 'interface' || kind === 'type' ? types : values).push(name);
  for (const [, allTypes, names = ''] of source.matchAll(list))
    for (const item of names
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean)) {
      const [, type, local = '', renamed] = /^(type )?([\w$]+)(?: as ([\w$]+))?$/.exec(item) ?? [];
      (allTypes || type ? types : values).push(renamed ?? local);
    }
  return { values: values.sort(), types: types.sort() };
}
