import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { type Guess, guess } from '../guesses.ts';
import { ImportError, type SourceFiles } from '../model.ts';
import { decodeText } from './decode-text.ts';

/** Says what names in a source mean; beside a table, or in the folder of the source. */
export const mappingFile = 'mapping.json';

/** Bytes of all files together, unpacked. A campus of 10,000 rooms has 40 MB. */
const maxBytes = 512 * 1024 * 1024;
const maxFiles = 2000;

type Entries = [name: string, content: Uint8Array][];

const spreadsheet = /\.(xls[xmb]?|ods|numbers)$/i;

/** A file, a zip or a folder as texts; other files than data are omitted. */
export function openSource(path: string, guesses: Guess[]): SourceFiles {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new ImportError(`Cannot find "${path}": name the file or folder to import`);
  if (!found.isDirectory() && !found.isFile())
    throw new ImportError(`Cannot read "${path}": it is neither a file nor a folder`);
  if (spreadsheet.test(path))
    throw new ImportError(`Cannot read "${path}": save the spreadsheet as CSV, and import that file`);
  const entries = found.isDirectory() ? readFolder(path, guesses) : readOne(path, guesses);
  const texts = new Map<string, string>();
  for (const [file, bytes] of entries) {
    const { text, encoding } = decodeText(bytes);
    if (encoding) {
      const what = `${file} is read as ${encoding}`;
      guess(guesses, 'repaired', { rule: 'encoding', what, why: 'It is not plain UTF-8', file });
    }
    texts.set(file, text);
  }
  return { name: basename(path), texts };
}

function readFolder(folder: string, guesses: Guess[]): Entries {
  const found = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of found) noteSpreadsheet(name, guesses);
  const files = found
    .filter(({ name }) => isData(name))
    .map(({ name }) => ({ name, path: join(folder, name) }));
  const size = files.reduce((sum, file) => sum + statSync(file.path).size, 0);
  requireSize(folder, size, files.length);
  return files.map((file) => [file.name, readFileSync(file.path)]);
}

function readOne(path: string, guesses: Guess[]): Entries {
  requireSize(path, statSync(path).size, 1);
  const bytes = readFileSync(path);
  const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));
  if (isZip) return unzip(path, bytes, guesses);
  const mapping = join(dirname(path), mappingFile);
  const isMapped = /\.csv$/i.test(path) && existsSync(mapping);
  return [[basename(path), bytes], ...(isMapped ? ([[mappingFile, readFileSync(mapping)]] as Entries) : [])];
}

/** Entries are only read, never written: a name with `..` is harmless, but it is not the name of a campus file either. */
function unzip(path: string, bytes: Uint8Array, guesses: Guess[]): Entries {
  let total = 0;
  const names = new Set<string>();
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    const own = basename(name);
    if (name.endsWith('/') || name.includes('__MACOSX/')) return false;
    noteSpreadsheet(own, guesses);
    if (!isData(own)) return false;
    const isOutside = name.startsWith('/') || name.split(/[/\\]/).includes('..');
    if (isOutside || names.has(own)) {
      const why = isOutside ? 'Its name leads out of the archive' : `There are two files "${own}"`;
      guess(guesses, 'left-out', { rule: 'archive-entry', what: `"${name}" is left out`, why, file: name });
      return false;
    }
    names.add(own);
    total += originalSize;
    requireSize(path, total, names.size);
    return true;
  };
  try {
    const unpacked = unzipSync(bytes, { filter });
    return Object.entries(unpacked).map(([name, content]) => [basename(name), content]);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`Cannot unpack "${path}": the archive is damaged. Download or export it again`);
  }
}

function noteSpreadsheet(file: string, guesses: Guess[]): void {
  if (!spreadsheet.test(file)) return;
  const what = `The spreadsheet "${file}" is left out`;
  guess(guesses, 'left-out', { rule: 'spreadsheet', what, why: 'Save it as CSV', file });
}

function requireSize(path: string, size: number, count: number): void {
  const limit =
    size > maxBytes ? `${maxBytes / 1024 / 1024} MB` : count > maxFiles ? `${maxFiles} files` : '';
  if (limit !== '') throw new ImportError(`Cannot import "${path}": it has more than ${limit}`);
}

/** Whether a file is of a kind that a reader knows, or names a licence. */
function isData(name: string): boolean {
  return (
    !name.startsWith('.') &&
    (/\.(geojson|json|osm|xml|csv|txt)$/i.test(name) || /^(licen[cs]e|notice|copying)/i.test(name))
  );
}
