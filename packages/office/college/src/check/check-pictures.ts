import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Sources } from '../source/college-source.ts';
import { type LocatedPerson, peopleOf } from './listed.ts';
import type { RawFinding } from './rule.ts';

/** The limit is low: every page shows the logo, and all visitors' devices cache every portrait, which is 64 pixels wide. */
const maxKilobytes = 60;

/** Every photo is a picture in the folder or on an allowed host, and every file in the folder is used. */
export function* checkPhotos(
  { staff, photos }: Pick<Sources, 'staff' | 'photos'>,
  folder: string,
  paths: readonly string[],
): Generator<RawFinding> {
  const people = peopleOf(staff).filter(({ photo }) => photo !== '');
  const hosts = new Set(photos.flatMap(({ content }) => content.hosts));
  for (const person of people) {
    const finding = person.photo.startsWith('https:')
      ? checkHost(person, hosts)
      : checkPictureFile(join(folder, person.photo), {
          what: `The photo of ${person.name}`,
          name: person.photo,
          formats: [webp, png, jpeg],
          orElse: 'leave "photo" empty for a drawn portrait',
          smaller: '256 by 256 pixels are enough',
        });
    if (finding) yield { file: person.file, pointer: `${person.pointer}/photo`, ...finding };
  }
  const used = new Set(people.map(({ photo }) => photo));
  for (const file of paths.filter((path) => path.startsWith('photos/'))) {
    if (used.has(file)) continue;
    const fix = 'Name it as the "photo" of a person, or remove it from the folder';
    yield { file, pointer: '', severity: 'warning', message: 'No person has this photo', fix };
  }
}

function checkHost(
  { name, photo }: LocatedPerson,
  hosts: ReadonlySet<string>,
): Pick<RawFinding, 'message' | 'fix'> | undefined {
  const host = URL.canParse(photo) ? new URL(photo).host : photo;
  if (hosts.has(host)) return undefined;
  return {
    message: `The photo of ${name} comes from "${host}", which photos.json does not allow`,
    fix: `Add "${host}" to "hosts" in photos.json, or put the picture into the folder photos/`,
  };
}

/** A browser runs scripts of an SVG that is opened directly. */
const script = /<script|\son\w+\s*=|javascript:/i;

/** The logo is a picture in the folder logo/, and that folder contains nothing else. */
export function* checkLogo(
  { college }: Pick<Sources, 'college'>,
  folder: string,
  paths: readonly string[],
): Generator<RawFinding> {
  const logos = college.flatMap(({ path, content }) => (content.logo ? [{ path, logo: content.logo }] : []));
  for (const { path: file, logo } of logos) {
    const path = join(folder, logo);
    const finding = checkPictureFile(path, {
      what: 'The logo',
      name: logo,
      formats: [svg, png, webp],
      orElse: 'remove the line "logo"',
      smaller: 'simplify the drawing, or save it with 512 by 512 pixels',
    });
    if (finding) yield { file, pointer: '/logo', ...finding };
    else if (logo.endsWith('.svg') && script.test(readFileSync(path, 'utf8'))) {
      const message = `The logo, "${logo}", has a script in it`;
      yield { file, pointer: '/logo', message, fix: 'Export it again as a plain SVG, or as PNG' };
    }
  }
  for (const file of paths.filter((path) => path.startsWith('logo/'))) {
    if (logos.some(({ logo }) => logo === file)) continue;
    const fix = 'Name it as the "logo" of college.json, or remove it from the folder';
    yield { file, pointer: '', severity: 'warning', message: 'This is not the logo of the college', fix };
  }
}

/** @param matches whether a file is one, by its first bytes, one character each */
const format = (kind: string, endings: readonly string[], matches: (start: string) => boolean) => ({
  ...{ kind, endings, matches },
});
const png = format('PNG', ['.png'], (start) => start.startsWith('\x89PNG\r\n\x1a\n'));
const webp = format('WebP', ['.webp'], (start) => /^RIFF.{4}WEBP/s.test(start));
const jpeg = format('JPEG', ['.jpg', '.jpeg'], (start) => start.startsWith('\xff\xd8\xff'));
// The optional first three characters are a byte order mark.
const svg = format('SVG', ['.svg'], (start) =>
  /^(ï»¿)?(\s|<\?[^>]*>|<!--(-?[^-]|-{2,}[^->])*-{2,}>|<!DOCTYPE[^>]*>)*<svg[\s>]/i.test(start),
);

interface PictureNeeds {
  /** What the picture is, at the beginning of a sentence: `The photo of Dr. Asha Verma`. */
  readonly what: string;
  /** As in the data: `photos/asha-verma.webp`. */
  readonly name: string;
  readonly formats: readonly ReturnType<typeof format>[];
  /** Alternative without a picture: `leave "photo" empty`. */
  readonly orElse: string;
  readonly smaller: string;
}

/** Checks that a picture file exists, has an allowed format and is not too large. */
function checkPictureFile(
  path: string,
  needs: PictureNeeds,
): Pick<RawFinding, 'message' | 'fix'> | undefined {
  const { what, name, formats, orElse, smaller } = needs;
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) {
    const message = `${what} is missing: there is no file "${name}"`;
    return { message, fix: `Put the picture there, or ${orElse}` };
  }
  const start = readStart(path);
  const found = formats.find(({ matches }) => matches(start));
  if (!found) {
    const kinds = formats
      .map(({ kind }) => kind)
      .join(', ')
      .replace(/, (\w+)$/, ' or $1');
    const message = `${what}, "${name}", is not a ${kinds} picture`;
    return { message, fix: 'Save the picture again in one of these formats' };
  }
  const { kind, endings } = found;
  if (!endings.includes(extname(name))) {
    const message = `${what} is a ${kind} picture, but its name is "${name}"`;
    return { message, fix: `Change the end of its name to "${endings[0]}", here and in the folder` };
  }
  const kilobytes = Math.ceil(stat.size / 1000);
  if (kilobytes <= maxKilobytes) return undefined;
  const message = `${what}, "${name}", has ${kilobytes} kB, more than ${maxKilobytes} kB`;
  return { message, fix: `Make it smaller: ${smaller}` };
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
