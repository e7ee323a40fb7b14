import type { JSONPath } from 'jsonc-parser';
import { toText } from '../write/college-folder.ts';
import { insertJson, jsonAt, replaceJson } from './insert-json.ts';

/** Texts of the files of a college, by path. */
export type Texts = ReadonlyMap<string, string>;

/** One change to an entry of a file's list, or a new entry. */
export interface PlanEdit {
  readonly path: string;
  readonly list: 'features' | 'rooms';
  readonly value: unknown;
  /** The changed entry by its id or number, with its text before; a new entry has none. */
  readonly entry?: { readonly key: string; readonly was: string };
  /** What is changed in the entry: a member that is replaced or added, or with `after` a list. */
  readonly at?: JSONPath;
  /** Index in the list behind which the value is inserted. */
  readonly after?: number;
  /** Content of the file besides the list, if it is new. */
  readonly file?: object;
}

/** The texts after an edit; undefined if it no longer fits, since the entry differs or another has the key. */
export function applyEdit(texts: Texts, edit: PlanEdit): Texts | undefined {
  const { path, list, value, entry, at = [], after, file } = edit;
  const text = texts.get(path);
  const changed = (next: string) => new Map(texts).set(path, next);
  if (text === undefined) return file && changed(toText({ ...file, [list]: [value] }));
  const index = indexOf(text, list, entry?.key ?? keyOf(value));
  if (!entry) return index < 0 ? changed(insertJson(text, { into: [list], value })) : undefined;
  if (index < 0 || jsonAt(text, [list, index]) !== entry.was) return undefined;
  const whole = [list, index, ...at];
  if (after !== undefined) return changed(insertJson(text, { into: whole, value, after }));
  if (jsonAt(text, whole) !== undefined) return changed(replaceJson(text, whole, value));
  return changed(insertJson(text, { into: whole.slice(0, -1), key: String(at.at(-1)), value }));
}

/** An edit of an existing entry. */
export function editOf(
  texts: Texts,
  { path, list, key }: { readonly path: string; readonly list: PlanEdit['list']; readonly key: string },
  change: Pick<PlanEdit, 'value' | 'at' | 'after'>,
): PlanEdit {
  const text = texts.get(path) ?? '';
  const was = jsonAt(text, [list, indexOf(text, list, key)]) ?? '';
  return { path, list, entry: { key, was }, ...change };
}

function indexOf(text: string, list: PlanEdit['list'], key: string): number {
  const entries = JSON.parse(text)[list] as readonly unknown[];
  return entries.findIndex((entry) => keyOf(entry) === key);
}

function keyOf(entry: unknown): string {
  const { number, id } = entry as { readonly number?: string; readonly id?: string };
  return number ?? id ?? '';
}
