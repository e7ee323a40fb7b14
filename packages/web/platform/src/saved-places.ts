import { useSyncExternalStore } from 'react';
import { parseJson, readStored, writeStored } from './browser-storage.ts';

/** A saved place or person, with its name at the time of saving. */
export interface SavedPlace {
  /** Readable id of the place, or the person's id: `room-205`, `central-library`. */
  readonly id: string;
  readonly kind: 'place' | 'person';
  readonly name: string;
  /** Secondary line: `Room 205, second floor`. */
  readonly detail: string;
  /** Path from the site's root. Entries with any other URL are dropped when the list is read. */
  readonly path: string;
}

const storageKey = 'campusway.saved-places';
const maxPlaces = 50;
const listeners = new Set<() => void>();
let read: { readonly text: string; readonly places: readonly SavedPlace[] } = { text: '[]', places: [] };

/** Saved places, latest first; stored on this device, independent of the account. */
export function useSavedPlaces(): readonly SavedPlace[] {
  return useSyncExternalStore(subscribe, readSavedPlaces);
}

/** Puts a place first and drops the oldest beyond fifty. Returns false where the browser refuses storage. */
export function savePlace(place: SavedPlace): boolean {
  const { id, kind, name, detail, path } = place;
  return write([{ id, kind, name, detail, path }, ...without(id)].slice(0, maxPlaces));
}

export function forgetPlace(id: string): void {
  write(without(id));
}

/** The same array until the list changes. Malformed entries in storage are left out. */
export function readSavedPlaces(): readonly SavedPlace[] {
  const text = readStored(storageKey) ?? '[]';
  if (text !== read.text) read = { text, places: parse(text) };
  return read.places;
}

function without(id: string): readonly SavedPlace[] {
  return readSavedPlaces().filter((place) => place.id !== id);
}

function write(places: readonly SavedPlace[]): boolean {
  const isStored = writeStored(storageKey, JSON.stringify(places));
  for (const listener of listeners) listener();
  return isStored;
}

function parse(text: string): readonly SavedPlace[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter(isSavedPlace).slice(0, maxPlaces) : [];
}

function isSavedPlace(value: unknown): value is SavedPlace {
  const place = (value ?? {}) as Partial<Record<keyof SavedPlace, unknown>>;
  const texts = [place.id, place.name, place.detail, place.path].every((text) => typeof text === 'string');
  const isKind = place.kind === 'place' || place.kind === 'person';
  return texts && isKind && place.name !== '' && /^\/(?![/\\])/.test(String(place.path));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
