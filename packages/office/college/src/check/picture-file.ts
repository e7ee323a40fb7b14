import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { RawFinding } from './finding.ts';

interface Format {
  readonly kind: string;
  readonly endings: readonly string[];
  /** @param start the first bytes of the file, one character each */
  matches(start: string): boolean;
}

export const png: Format = {
  kind: 'PNG',
  endings: ['.png'],
  matches: (start) => start.startsWith('\x89PNG\r\n\x1a\n'),
};
export const webp: Format = {
  kind: 'WebP',
  endings: ['.webp'],
  matches: (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP',
};
export const jpeg: Format = {
  kind: 'JPEG',
  endings: ['.jpg', '.jpeg'],
  matches: (start) => start.startsWith('\xff\xd8\xff'),
};
export const svg: Format = {
  kind: 'SVG',
  endings: ['.svg'],
  // The optional first three characters are a byte order mark.
  matches: (start) =>
    /^(ï»¿)?(\s|<\?[^>]*>|<!--(-?[^-]|-{2,}[^->])*-{2,}>|<!DOCTYPE[^>]*>)*<svg[\s>]/i.test(start),
};

interface PictureNeeds {
  /** What the picture is, at the beginning of a sentence: `The photo of Dr. Asha Verma`. */
  readonly what: string;
  /** As in the data: `photos/asha-verma.webp`. */
  readonly name: string;
  readonly formats: readonly Format[];
  readonly maxKilobytes: number;
  /** Alternative without a picture: `leave "photo" empty`. */
  readonly orElse: string;
  readonly smaller: string;
}

/** Checks that a picture file exists, has an allowed format and is not too large. */
export function checkPictureFile(
  path: string,
  needs: PictureNeeds,
): Pick<RawFinding, 'message' | 'fix'> | undefined {
  const { what, name, formats, maxKilobytes, orElse, smaller } = needs;
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) {
    return {
      message: `${what} is missing: there is no file "${name}"`,
      fix: `Put the picture there, or ${orElse}`,
    };
  }
  const start = readStart(path);
  const format = formats.find(({ matches }) => matches(start));
  if (!format) {
    const kinds = formats
      .map(({ kind }) => kind)
      .join(', ')
      .replace(/, (\w+)$/, ' or $1');
    return {
      message: `${what}, "${name}", is not a ${kinds} picture`,
      fix: 'Save the picture again in one of these formats',
    };
  }
  if (!format.endings.includes(extname(name))) {
    return {
      message: `${what} is a ${format.kind} picture, but its name is "${name}"`,
      fix: `Change the end of its name to "${format.endings[0]}", here and in the folder`,
    };
  }
  const kilobytes = Math.ceil(stat.size / 1000);
  if (kilobytes <= maxKilobytes) return undefined;
  return {
    message: `${what}, "${name}", has ${kilobytes} kB, more than ${maxKilobytes} kB`,
    fix: `Make it smaller: ${smaller}`,
  };
}

function readStart(path: string): string {
  const bytes = Buffer.alloc(4096);
  const file = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(file, bytes)).toString('latin1');
  } finally {
    closeSync(file);
  }
}
