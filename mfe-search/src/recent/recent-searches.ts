import { paths } from '@campusway/contract';
import { parseJson, readStored, writeStored } from '@campusway/platform';
import { useMemo, useState } from 'react';
import type { Suggestion } from '../engine/search-engine.ts';

/** A recent search on this device: the query or the chosen suggestion, and its path. */
export interface RecentSearch {
  readonly text: string;
  readonly href: string;
}

const storageKey = 'campusway.recent-searches';
const maxSearches = 6;

/** Recent searches of this device, as suggestions. */
export function useRecentSearches() {
  const [searches, setSearches] = useState(readRecentSearches);
  const suggestions = useMemo(() => searches.map(toSuggestion), [searches]);
  return {
    suggestions,
    rememberQuery: (text: string) => setSearches(rememberSearch({ text, href: paths.home(text) })),
    rememberSuggestion: ({ title, href }: Suggestion) => setSearches(rememberSearch({ text: title, href })),
    forget() {
      forgetSearches();
      setSearches([]);
    },
  };
}

function toSuggestion({ text, href }: RecentSearch): Suggestion {
  return { id: `recent-${text}`, kind: 'recent', title: text, marks: [], where: '', href };
}

/** Recent searches, latest first. Malformed entries in storage are left out. */
export function readRecentSearches(): readonly RecentSearch[] {
  const stored = parseJson(readStored(storageKey));
  return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, maxSearches) : [];
}

/** Puts a search first and drops the oldest beyond six. Returns the new list, also without storage. */
export function rememberSearch(search: RecentSearch): readonly RecentSearch[] {
  const others = readRecentSearches().filter(({ text }) => text.toLowerCase() !== search.text.toLowerCase());
  const searches = [search, ...others].slice(0, maxSearches);
  writeStored(storageKey, JSON.stringify(searches));
  return searches;
}

export function forgetSearches(): void {
  writeStored(storageKey);
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { text, href } = value as Partial<Record<keyof RecentSearch, unknown>>;
  return typeof text === 'string' && text !== '' && typeof href === 'string' && /^\/(?![/\\])/.test(href);
}
