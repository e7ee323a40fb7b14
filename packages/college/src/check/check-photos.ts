import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Fault } from './finding.ts';
import { type LocatedPerson, peopleOf } from './people.ts';
import type { Sources } from './sources.ts';

/** A portrait is shown 64 pixels wide, and every visitor's device keeps all of them. */
const maxKilobytes = 60;

const jpeg = { kind: 'JPEG', pattern: /^ffd8ff/ };
/** How a picture of each ending begins, in hexadecimal digits. */
const signatures: Readonly<Record<string, typeof jpeg>> = {
  '.webp': { kind: 'WebP', pattern: /^52494646.{8}57454250/ },
  '.png': { kind: 'PNG', pattern: /^89504e470d0a1a0a/ },
  '.jpg': jpeg,
  '.jpeg': jpeg,
};

/** Every photo is a picture of the folder or comes from an allowed host, and every file of the folder is used. */
export function* checkPhotos(
  { staff, photos }: Pick<Sources, 'staff' | 'photos'>,
  folder: string,
): Generator<Fault> {
  const people = [...peopleOf(staff)].filter(({ photo }) => photo !== '');
  const hosts = new Set(photos.flatMap(({ content }) => content.hosts));
  for (const person of people) {
    const fault = person.photo.startsWith('https:')
      ? checkHost(person, hosts)
      : checkFile(person, join(folder, person.photo));
    if (fault) yield { file: person.file, pointer: `${person.pointer}/photo`, ...fault };
  }
  const used = new Set(people.map(({ photo }) => photo));
  for (const name of listFolder(join(folder, 'photos'))) {
    const file = `photos/${name}`;
    if (used.has(file)) continue;
    const fix = 'Name it as the "photo" of a person, or take it out of the folder';
    yield { file, pointer: '', severity: 'warning', message: 'This is the photo of no person', fix };
  }
}

type Words = Pick<Fault, 'message' | 'fix'>;

function checkHost({ name, photo }: LocatedPerson, hosts: ReadonlySet<string>): Words | undefined {
  const host = URL.canParse(photo) ? new URL(photo).host : photo;
  if (hosts.has(host)) return undefined;
  return {
    message: `The photo of ${name} comes from "${host}", which photos.json does not allow`,
    fix: `Add "${host}" to "hosts" in photos.json, or put the picture into the folder photos/`,
  };
}

function checkFile({ name, photo }: LocatedPerson, path: string): Words | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) {
    return {
      message: `The photo of ${name} is missing: there is no file "${photo}"`,
      fix: 'Put the picture there, or leave "photo" empty for a drawn portrait',
    };
  }
  const ending = extname(photo);
  const start = readStart(path);
  if (!signatures[ending]?.pattern.test(start)) {
    const known = Object.entries(signatures).find(([, { pattern }]) => pattern.test(start));
    return known
      ? {
          message: `The photo of ${name} is a ${known[1].kind} picture, but is called "${photo}"`,
          fix: `Let its name end in "${known[0]}", here and in the folder`,
        }
      : {
          message: `The photo of ${name}, "${photo}", is no WebP, PNG or JPEG picture`,
          fix: 'Save the picture again in one of these formats',
        };
  }
  const kilobytes = Math.ceil(stat.size / 1000);
  if (kilobytes <= maxKilobytes) return undefined;
  return {
    message: `The photo of ${name}, "${photo}", has ${kilobytes} kB, more than ${maxKilobytes} kB`,
    fix: 'Make it smaller: 256 by 256 pixels are enough',
  };
}

/** The first bytes of a file in hexadecimal digits. */
function readStart(path: string): string {
  const bytes = Buffer.alloc(12);
  const file = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(file, bytes)).toString('hex');
  } finally {
    closeSync(file);
  }
}

function listFolder(path: string): readonly string[] {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : [];
}
