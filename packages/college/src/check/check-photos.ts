import { join } from 'node:path';
import type { Sources } from '../source/sources.ts';
import type { Fault } from './finding.ts';
import { type LocatedPerson, peopleOf } from './people.ts';
import { checkPictureFile, jpeg, png, webp } from './picture-file.ts';

/** A portrait is shown 64 pixels wide, and every visitor's device keeps all of them. */
const maxKilobytes = 60;

/** Every photo is a picture of the folder or comes from an allowed host, and every file of the folder is used. */
export function* checkPhotos(
  { staff, photos }: Pick<Sources, 'staff' | 'photos'>,
  folder: string,
  paths: readonly string[],
): Generator<Fault> {
  const people = [...peopleOf(staff)].filter(({ photo }) => photo !== '');
  const hosts = new Set(photos.flatMap(({ content }) => content.hosts));
  for (const person of people) {
    const fault = person.photo.startsWith('https:')
      ? checkHost(person, hosts)
      : checkPictureFile(join(folder, person.photo), {
          what: `The photo of ${person.name}`,
          name: person.photo,
          formats: [webp, png, jpeg],
          maxKilobytes,
          orElse: 'leave "photo" empty for a drawn portrait',
          smaller: '256 by 256 pixels are enough',
        });
    if (fault) yield { file: person.file, pointer: `${person.pointer}/photo`, ...fault };
  }
  const used = new Set(people.map(({ photo }) => photo));
  for (const file of paths.filter((path) => path.startsWith('photos/'))) {
    if (used.has(file)) continue;
    const fix = 'Name it as the "photo" of a person, or take it out of the folder';
    yield { file, pointer: '', severity: 'warning', message: 'This is the photo of no person', fix };
  }
}

function checkHost(
  { name, photo }: LocatedPerson,
  hosts: ReadonlySet<string>,
): Pick<Fault, 'message' | 'fix'> | undefined {
  const host = URL.canParse(photo) ? new URL(photo).host : photo;
  if (hosts.has(host)) return undefined;
  return {
    message: `The photo of ${name} comes from "${host}", which photos.json does not allow`,
    fix: `Add "${host}" to "hosts" in photos.json, or put the picture into the folder photos/`,
  };
}
