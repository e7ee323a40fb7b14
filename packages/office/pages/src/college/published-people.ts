import type { CollegeParts } from '@campusway/contract';
import type { ModuleRecord } from '../records/module-record.ts';

/** Parts of a college that name people. */
const personalParts = ['people', 'search', 'departments'] as const;

/** The parts that `personalFacts` reads. */
const factualParts = ['people', 'departments'] as const;

/** Fields of a person that a college may stop publishing. */
const personalFields = ['name', 'contact', 'email', 'photo'] as const;

/** Content of a published part, parsed; undefined when its file is gone. */
export type ReadPart = (college: ModuleRecord, part: string) => unknown;

/** Whether a college has a person, or a person's telephone number, e-mail address or photo, that `live` lacks. */
export function namesOthers(college: ModuleRecord, live: ModuleRecord, read: ReadPart): boolean {
  const isSame = factualParts.every((name) => college.college?.parts[name] === live.college?.parts[name]);
  if (isSame) return false;
  const { given, names } = personalFacts(live, read);
  const published = new Set([...given, ...names]);
  return !personalFacts(college, read).given.every((fact) => published.has(fact));
}

/** Paths of the files of a college that name or show people, below `collegeBase`. */
export function personalFiles({ college }: ModuleRecord): string[] {
  const { parts = {}, files = {} } = college ?? {};
  const photos = Object.keys(files).filter((name) => name.startsWith('photos/'));
  return [...personalParts.map((name) => parts[name]), ...photos.map((name) => files[name])].filter(
    (path) => path !== undefined,
  );
}

/** What a college publishes about people: which fields of whom are given, with the names of heads; and all names. */
function personalFacts(record: ModuleRecord, read: ReadPart) {
  const people = (read(record, 'people') ?? []) as CollegeParts['people'];
  const departments = (read(record, 'departments') ?? []) as CollegeParts['departments'];
  const heads = departments.flatMap(({ headName }) => headName ?? []);
  const fields = people.flatMap((person) =>
    personalFields.filter((field) => isGiven(person[field])).map((field) => `${person.id} ${field}`),
  );
  const toFact = (name: string) => `named ${name}`;
  return {
    given: [...fields, ...heads.map(toFact)],
    names: people.map(({ name }) => toFact(name)),
  };
}

function isGiven(value: string): boolean {
  return value !== '' && value !== 'Not Provided';
}
