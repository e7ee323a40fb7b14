import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { type Guess, ImportError } from '../model.ts';
import { decodeText } from './decode-text.ts';

/** The texts of a source by file name, without folders. */
export interface SourceFiles {
  /** Name of the file or folder that was named. */
  readonly name: string;
  readonly texts: ReadonlyMap<string, string>;
}

/** Bytes of all files together, unpacked. A campus of 10,000 rooms has 40 MB. */
const maxBytes = 512 * 1024 * 1024;
const maxFiles = 2000;

/** A file, a zip or a folder as texts; what is no data of a campus is left out and reported. */
export function openSource(path: string, guesses: Guess[]): SourceFiles {
  const name = basename(path);
  const entries = isFolder(path) ? readFolder(path) : readOne(path, guesses);
  const texts = new Map<string, string>();
  for (const [file, bytes] of entries) {
    const { text, encoding } = decodeText(bytes);
    if (encoding) {
      const what = `${file} is read as ${encoding}`;
      guesses.push({ kind: 'repaired', rule: 'encoding', what, why: 'It is no UTF-8', where: { file } });
    }
    texts.set(file, text);
  }
  return { name, texts };
}

function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new ImportError(`Cannot find "${path}": name the file or folder to import`);
  if (!found.isDirectory() && !found.isFile())
    throw new ImportError(`Cannot read "${path}": it is neither a file nor a folder`);
  return found.isDirectory();
}

function readFolder(folder: string): [string, Uint8Array][] {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && isData(entry.name),
  );
  const sizes = files.map((entry) => statSync(join(folder, entry.name)).size);
  requireSize(
    folder,
    sizes.reduce((sum, size) => sum + size, 0),
    files.length,
  );
  return files.map((entry) => [entry.name, readFileSync(join(folder, entry.name))]);
}

function readOne(path: string, guesses: Guess[]): [string, Uint8Array][] {
  requireSize(path, statSync(path).size, 1);
  const bytes = readFileSync(path);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  return isZip ? unzip(path, bytes, guesses) : [[basename(path), bytes]];
}

/** Entries are only read, never written: a name with `..` can do nothing, but it is no name of a campus file either. */
function unzip(path: string, bytes: Uint8Array, guesses: Guess[]): [string, Uint8Array][] {
  let [total, count] = [0, 0];
  const names = new Set<string>();
  const unpacked = attempt(path, () =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const own = basename(name);
        if (name.endsWith('/') || name.includes('__MACOSX/') || !isData(own)) return false;
        const isOutside = name.startsWith('/') || name.split(/[/\\]/).includes('..');
        if (isOutside || names.has(own)) {
          const why = isOutside ? 'Its name leads out of the archive' : `There are two files "${own}"`;
          const what = `"${name}" is left out`;
          guesses.push({ kind: 'left-out', rule: 'archive-entry', what, why, where: { file: name } });
          return false;
        }
        names.add(own);
        total += originalSize;
        count++;
        requireSize(path, total, count);
        return true;
      },
    }),
  );
  return Object.entries(unpacked).map(([name, content]) => [basename(name), content]);
}

function attempt<Result>(path: string, unpack: () => Result): Result {
  try {
    return unpack();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`Cannot unpack "${path}": the archive is damaged. Download or export it again`);
  }
}

function requireSize(path: string, size: number, count: number): void {
  if (size > maxBytes)
    throw new ImportError(`Cannot import "${path}": it holds more than ${maxBytes / 1024 / 1024} MB`);
  if (count > maxFiles)
    throw new ImportError(`Cannot import "${path}": it holds more than ${maxFiles} files`);
}

/** Kinds of files that a reader knows, and those that say under which licence they are. */
function isData(name: string): boolean {
  return (
    !name.startsWith('.') &&
    (/\.(geojson|json|osm|xml|csv|txt)$/i.test(name) || /^(licen[cs]e|notice|copying)/i.test(name))
  );
}
