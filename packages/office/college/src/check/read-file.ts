import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFile } from '../source/data-file.ts';
import { findTextFault } from './json-text.ts';
import type { Finding } from './rule.ts';

/** How to fix a missing file. */
export const putBack = 'Put it back, for instance from the last commit';

/** Reads one file of the folder, or its `draft`, or returns a finding. */
export function readDataFile(folder: string, path: string, draft?: string): DataFile | Finding {
  const toFinding = (rule: string, message: string, fix: string, line?: number): Finding => ({
    ...{ severity: 'error', rule, file: path, pointer: '' },
    ...(line !== undefined && { line }),
    ...{ message, fix },
  });
  let bytes: Uint8Array;
  try {
    bytes = draft === undefined ? readFileSync(join(folder, path)) : Buffer.from(draft);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return toFinding('missing-file', 'The file is missing', putBack);
    const reason = error instanceof Error ? error.message : String(error);
    return toFinding('missing-file', `The file cannot be read: ${reason}`, 'Make it a readable file');
  }
  if (bytes.length === 0) return toFinding('not-json', 'The file is empty', 'Put its content back');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    const message = 'The file begins with a byte order mark, which is not allowed in JSON';
    return toFinding('encoding', message, 'Save it with the encoding "UTF-8", not "UTF-8 with BOM"', 1);
  }
  const text = decode(bytes);
  if (text === undefined) {
    const message = `The file is not UTF-8: ${describeBytes(bytes)}`;
    return toFinding('encoding', message, 'Save it with the encoding "UTF-8"', lineOfBadByte(bytes));
  }
  const fault = findTextFault(text);
  if (!fault) return { path, text, value: JSON.parse(text) };
  const { offset, repeatedName } = fault;
  const before = text.slice(0, offset).split('\n');
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  if (repeatedName !== undefined) {
    const message = `"${repeatedName}" occurs twice in the same object`;
    const fix = 'Remove one of the two lines: the first would be ignored';
    return toFinding('repeated-name', message, fix, line);
  }
  const rest = text.slice(offset);
  if (rest === '') {
    return toFinding('not-json', `The file is truncated at line ${line}`, 'Restore its end', line);
  }
  const message = `Line ${line}, column ${column} is not JSON: "${rest.slice(0, 20).split('\n')[0]}"`;
  const fix = /^(<<<<<<<|=======|>>>>>>>)/.test(rest)
    ? 'Resolve the merge conflict: keep one version, and remove the lines with <<<, === and >>>'
    : 'Look there for a missing comma, quotation mark or bracket';
  return toFinding('not-json', message, fix, line);
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function describeBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || second === 0)
    return 'it looks like UTF-16, as some editors save it';
  return 'it has bytes of another encoding, such as Latin-1 or Windows-1252';
}

/** Line of the first badly encoded byte. */
function lineOfBadByte(bytes: Uint8Array): number {
  const wellFormed = new TextDecoder('utf-8').decode(bytes).split('\uFFFD')[0] ?? '';
  return wellFormed.split('\n').length;
}
