import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFile } from '../source/data-file.ts';
import { findRepeatedName } from './find-repeated-name.ts';
import { findSyntaxFault } from './find-syntax-fault.ts';
import type { Finding } from './finding.ts';

/** Reads one file of the folder, or says in a finding why it cannot be read. */
export function readDataFile(folder: string, path: string): DataFile | Finding {
  const fault = (rule: string, message: string, fix: string, line?: number): Finding => ({
    severity: 'error',
    rule,
    file: path,
    pointer: '',
    ...(line !== undefined && { line }),
    message,
    fix,
  });
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(join(folder, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return fault('missing-file', 'The file is missing', 'Put it back, for instance from the last commit');
    }
    const reason = error instanceof Error ? error.message : String(error);
    return fault('missing-file', `The file cannot be read: ${reason}`, 'Make it a readable file');
  }
  if (bytes.length === 0) return fault('not-json', 'The file is empty', 'Put its content back');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return fault(
      'encoding',
      'The file begins with a byte order mark, which is no part of JSON',
      'Save it with the encoding "UTF-8", not "UTF-8 with BOM"',
      1,
    );
  }
  const text = decode(bytes);
  if (text === undefined) {
    return fault(
      'encoding',
      `The file is not UTF-8: ${describeBytes(bytes)}`,
      'Save it anew with the encoding "UTF-8"',
      lineOfBadByte(bytes),
    );
  }
  const offset = findSyntaxFault(text);
  if (offset === undefined) {
    const repeated = findRepeatedName(text);
    if (!repeated) return { path, text, value: JSON.parse(text) };
    const message = `"${repeated.name}" is there twice in the same braces`;
    const fix = 'Take one of the two lines out: the first would count for nothing';
    return fault('repeated-name', message, fix, text.slice(0, repeated.offset).split('\n').length);
  }
  const before = text.slice(0, offset).split('\n');
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  const rest = text.slice(offset);
  if (rest === '') {
    return fault(
      'not-json',
      `The file breaks off at line ${line}`,
      'Put back what is missing at its end',
      line,
    );
  }
  return fault(
    'not-json',
    `Line ${line}, column ${column} is not JSON: "${rest.slice(0, 20).split('\n')[0]}"`,
    /^(<<<<<<<|=======|>>>>>>>)/.test(rest)
      ? 'Git could not join two versions: keep one of them, and take out the lines with <<<, === and >>>'
      : 'Look there for a missing comma, quotation mark or bracket',
    line,
  );
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

/** The line up to which the file is well encoded. */
function lineOfBadByte(bytes: Uint8Array): number {
  const wellFormed = new TextDecoder('utf-8').decode(bytes).split('\uFFFD')[0] ?? '';
  return wellFormed.split('\n').length;
}
