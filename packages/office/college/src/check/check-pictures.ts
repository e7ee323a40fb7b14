import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from '../source/sources.ts';
import type { RawFinding } from './finding.ts';
import { type LocatedPerson, peopleOf } from './listed.ts';
import { checkPictureFile, jpeg, png, svg, webp } from './picture-file.ts';

/** The limit is low: every page shows the logo, and all visitors' devices cache every portrait, which is 64 pixels wide. */
const maxKilobytes = 60;

/** Every photo is a picture in the folder or on an allowed host, and every file in the folder is used. */
export function* checkPhotos(
  { staff, photos }: Pick<Sources, 'staff' | 'photos'>,
  folder: string,
  paths: readonly string[],
): Generator<RawFinding> {
  const people = [...peopleOf(staff)].filter(({ photo }) => photo !== '');
  const hosts = new Set(photos.flatMap(({ content }) => content.hosts));
  for (const person of people) {
    const finding = person.photo.startsWith('https:')
      ? checkHost(person, hosts)
      : checkPictureFile(join(folder, person.photo), {
          what: `The photo of ${person.name}`,
          name: person.photo,
          formats: [webp, png, jpeg],
          maxKilobytes,
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
      maxKilobytes,
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
