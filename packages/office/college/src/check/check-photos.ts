import { join } from 'node:path';
import type { Sources } from '../source/sources.ts';
import type { RawFinding } from './finding.ts';
import { type LocatedPerson, peopleOf } from './people.ts';
import { checkPictureFile, jpeg, png, webp } from './picture-file.ts';

/** The limit is low, as a portrait is 64 pixels wide and every visitor's device caches all of them. */
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
