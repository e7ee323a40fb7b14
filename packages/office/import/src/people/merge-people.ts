import { toId, UniqueIds } from '../derive/draft/names.ts';
import { type Digests, digestOf, mergeEntries } from '../write/merge-entries.ts';
import type { ImportRecord, Signs } from '../write/plan-import.ts';
import { type KnownPerson, matchPeople, signsOf, toKey } from './match-people.ts';
import type { Listed, Person } from './read-people.ts';

/** A file of people; each of its lists is a kind of staff. */
export type StaffFile = { readonly department: string } & Readonly<Record<string, unknown>>;

interface Merging {
  /** Files of the college by path. */
  readonly staff: ReadonlyMap<string, StaffFile>;
  readonly record: Partial<ImportRecord>;
  /** Receives a line for each person who is not as in the list. */
  readonly notes: string[];
}

/** Someone in a people file. */
interface Entered extends KnownPerson {
  /** As in the record of an import: `people/it.json#teaching`. */
  readonly list: string;
  readonly entry: Person;
  /** The entry without what the office hides and other names, which no list has. */
  readonly person: Person;
}

/** Merges the rows of a list into the people files of a college. */
export function mergePeople(listed: readonly Listed[], { staff, record, notes }: Merging) {
  const entered = [...staff].flatMap(enteredIn);
  const ids = new Set(entered.map(({ id }) => id));
  const { written, digests } = splitRecord(record);
  const signs = earlierSigns(record);
  const gone = [...signs].flatMap(([id, own]): KnownPerson[] =>
    ids.has(id) ? [] : [{ id, hide: [], ...own, isRemoved: own.hide === undefined }],
  );
  const matches = matchPeople(listed, [...entered, ...gone]);
  const free = new UniqueIds([...ids, ...signs.keys()]);
  const lists = new Map(entered.map(({ id, list }) => [id, list]));
  const persons = new Map(entered.map(({ id, person }) => [id, person]));
  const left = new Map<string, number>();
  const hidden = new Map(entered.map(({ id, hide }) => [id, hide]));
  const namesakes = new Map(
    [...entered, ...gone].flatMap((one) => (one.hide.length > 0 ? [[one.name, one]] : [])),
  );

  const fresh = listed.flatMap((row) => {
    const { where, code, lacks } = row;
    const person = { ...row.person };
    const known = matches.get(row);
    if (known?.isRemoved) {
      notes.push(`${where}: ${person.name} stays out: the office has removed this person ("${known.id}")`);
      return [];
    }
    const id = known?.id ?? free.take(row.id ?? `${code}-${toId(person.name)}`);
    const was = lists.get(id);
    const group = row.group ?? was?.slice(was.indexOf('#') + 1) ?? 'teaching';
    const before = persons.get(id);
    // What the office has changed stays anyway, and must not count as written by this list.
    const isWritten = before && digests.get(id)?.digest === digestOf(before);
    for (const field of isWritten ? lacks : []) {
      const text = before?.[field] || person[field];
      if (text !== person[field]) left.set(field, (left.get(field) ?? 0) + 1);
      person[field] = text;
    }
    // Only an entry that an import wrote moves, and not if the office has moved it.
    const list = !was || digests.get(id)?.list === was ? `people/${code}.json#${group}` : was;
    const file = pathOf(list);
    if (was && file !== pathOf(was)) notes.push(`${file}: "${id}" was in ${pathOf(was)}`);
    const like = known ?? namesakes.get(row.name);
    if (like && like.hide.length > 0) {
      const how = known ? 'stays hidden, as the office has it' : `is hidden as "${like.id}" is`;
      notes.push(`${file}: "${id}" ${how}: ${like.hide.join(', ')}`);
      hidden.set(id, like.hide);
    }
    lists.set(id, list);
    signs.set(id, { name: row.name, email: row.email, code });
    return { list, row, person: { id, ...person } };
  });

  for (const [field, count] of left)
    notes.push(
      `The list has no column "${field}": ${count === 1 ? '1 person keeps' : `${count} people keep`} theirs`,
    );

  const files = new Map(staff);
  const there = Map.groupBy(entered, ({ id }) => lists.get(id) ?? '');
  const rowsOf = Map.groupBy(fresh, ({ list }) => list);
  for (const list of new Set([...entered.map((one) => one.list), ...rowsOf.keys()])) {
    const [own, rows] = [there.get(list) ?? [], rowsOf.get(list) ?? []];
    const merged = mergeEntries({
      existing: own.map(({ person }) => person),
      fresh: rows.map(({ person }) => person),
      digests: Object.fromEntries(
        own.flatMap(({ id }) => {
          const digest = digests.get(id)?.digest;
          return digest ? [[id, digest]] : [];
        }),
      ),
      keyOf: ({ id }) => id,
      removes: true,
    });
    // What the office has entered is its own: no list removes it.
    const isImported = ([id]: [string, string]) => digests.has(id) || !ids.has(id);
    const imported = Object.entries(merged.digests).filter(isImported);
    if (imported.length > 0) written[list] = Object.fromEntries(imported);

    const path = pathOf(list);
    const file = files.get(path) ?? newFile(path);
    const kept = new Set(merged.changes.flatMap(({ what, key }) => (what === 'kept' ? key : [])));
    const byId = new Map(own.map((one) => [one.id, one]));
    for (const { row, person } of rows) {
      const other = [
        ...(row.code === file.department ? [] : ['department']),
        ...(kept.has(person.id) ? differences(row, byId.get(person.id)) : []),
      ];
      if (other.length > 0)
        notes.push(
          `${path}: "${person.id}" stays as the office has it: the list has another ${other.join(', ')}`,
        );
    }
    for (const { key } of merged.changes.filter(({ what }) => what === 'removed')) {
      const hide = hidden.get(key) ?? [];
      const own = signs.get(key);
      signs.delete(key);
      if (own && hide.length > 0) signs.set(key, { ...own, hide });
      notes.push(`${path}: "${key}" is gone: the newer list does not contain this person`);
    }
    const entries = merged.entries.map((person): Person => {
      const before = byId.get(person.id);
      const hide = hidden.get(person.id) ?? [];
      if (before?.person === person) return before.entry;
      const aliases = before?.entry.aliases;
      return { ...person, ...(aliases && { aliases }), ...(hide.length > 0 && { hide }) };
    });
    files.set(path, { ...file, [list.slice(path.length + 1)]: entries });
  }
  return {
    files,
    written,
    people: Object.fromEntries(signs),
    /** Codes of the departments that have someone. */
    codes: new Set([...files].filter((one) => enteredIn(one).length > 0).map(([, one]) => one.department)),
  };
}

function enteredIn([path, file]: readonly [string, StaffFile]): Entered[] {
  return Object.entries(file).flatMap(([group, people]) =>
    Array.isArray(people)
      ? (people as Person[]).map((entry) => {
          const { hide = [], aliases = [], ...person } = entry;
          const signs = { ...signsOf(entry, file.department), otherNames: aliases.map(toKey) };
          return { id: entry.id, ...signs, list: `${path}#${group}`, isRemoved: false, hide, entry, person };
        })
      : [],
  );
}

/** What imports have written, by id for people; other files stay as they are. */
function splitRecord({ written: all = {} }: Partial<ImportRecord>) {
  const isOfPeople = ([list]: [string, Digests]) => list.startsWith('people/');
  const written = Object.fromEntries(Object.entries(all).filter((one) => !isOfPeople(one)));
  const digests = new Map(
    Object.entries(all)
      .filter(isOfPeople)
      .flatMap(([list, own]) => Object.entries(own).map(([id, digest]) => [id, { list, digest }])),
  );
  return { written, digests };
}

/** Everyone whom a list has had, but for those who were gone from a newer one. An older record has names in its ids only. */
function earlierSigns({ written = {}, people = {} }: Partial<ImportRecord>): Map<string, Signs> {
  const ofIds = Object.entries(written).flatMap(([list, own]) => {
    if (!list.startsWith('people/')) return [];
    const code = newFile(pathOf(list)).department;
    const nameIn = (id: string) => (id.startsWith(`${code}-`) ? id.slice(code.length + 1) : id);
    return Object.keys(own).map((id) => [id, signsOf({ name: nameIn(id) }, code)] as const);
  });
  return new Map([...ofIds, ...Object.entries(people)]);
}

function pathOf(list: string): string {
  return list.slice(0, list.indexOf('#'));
}

function newFile(path: string): StaffFile {
  return { department: path.slice('people/'.length, -'.json'.length), teaching: [], 'non-teaching': [] };
}

/** The fields of a row that say something else than the entry. */
function differences({ name, person }: Listed, entered: Entered | undefined): string[] {
  if (!entered) return [];
  const fields = ['designation', 'room', 'contact', 'email'] as const;
  const isOther = (field: (typeof fields)[number]) =>
    person[field] !== '' && person[field] !== 'Not Provided' && person[field] !== entered.person[field];
  return [...(name === entered.name ? [] : ['name']), ...fields.filter(isOther)];
}
