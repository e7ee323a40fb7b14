import { useSyncExternalStore } from 'react';

/** A place or a person that somebody wants to find again, as it was called when it was saved. */
export interface SavedPlace {
  /** Readable id of the place, or the person's id: `room-205`, `central-library`. */
  readonly id: string;
  readonly kind: 'place' | 'person';
  readonly name: string;
  /** One quiet line below the name: `Room 205, second floor`. */
  readonly detail: string;
  /** Where it leads, from the site's root. Never another site: what is not a path is dropped when it is read. */
  readonly path: string;
}

const storageKey = 'campusway.saved-places';
const keptPlaces = 50;
const listeners = new Set<() => void>();
let read: { readonly text: string; readonly places: readonly SavedPlace[] } = { text: '[]', places: [] };
/** Stands in for storage where it is refused: the list then lives as long as the page. */
let unstored: string | undefined;

/** Latest first. The list stays on this device, signed in or not. */
export function useSavedPlaces(): readonly SavedPlace[] {
  return useSyncExternalStore(subscribe, readSavedPlaces);
}

/** Puts a place first; the oldest beyond fifty goes. */
export function savePlace(place: SavedPlace): void {
  const { id, kind, name, detail, path } = place;
  write([{ id, kind, name, detail, path }, ...others(id)].slice(0, keptPlaces));
}

export function forgetPlace(id: string): void {
  write(others(id));
}

/** The same list until it changes. What storage holds may be anything; only what is whole comes back. */
export function readSavedPlaces(): readonly SavedPlace[] {
  const text = readText();
  if (text !== read.text) read = { text, places: parse(text) };
  return read.places;
}

function others(id: string): readonly SavedPlace[] {
  return readSavedPlaces().filter((place) => place.id !== id);
}

function readText(): string {
  try {
    return unstored ?? localStorage.getItem(storageKey) ?? '[]';
  } catch {
    return '[]';
  }
}

function write(places: readonly SavedPlace[]): void {
  const text = JSON.stringify(places);
  try {
    localStorage.setItem(storageKey, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

function parse(text: string): readonly SavedPlace[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isSavedPlace).slice(0, keptPlaces) : [];
  } catch {
    return [];
  }
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
