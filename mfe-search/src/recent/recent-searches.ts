/** Something that was looked for on this device: what was typed or chosen, and the page of the site it led to. */
export interface RecentSearch {
  readonly text: string;
  readonly href: string;
}

const storageKey = 'campusway.recent-searches';
const keptSearches = 6;

/** Latest first. What storage holds may be anything; only what is whole comes back. */
export function readRecentSearches(): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, keptSearches) : [];
  } catch {
    return [];
  }
}

/** Puts a search first, once; the oldest beyond six goes. Gives the new list, also where storage is refused. */
export function rememberSearch(search: RecentSearch): readonly RecentSearch[] {
  const others = readRecentSearches().filter(({ text }) => text.toLowerCase() !== search.text.toLowerCase());
  const searches = [search, ...others].slice(0, keptSearches);
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Refused or full: the search works, only its memory does not.
  }
  return searches;
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { text, href } = value as Partial<Record<keyof RecentSearch, unknown>>;
  return typeof text === 'string' && text !== '' && typeof href === 'string' && /^\/(?![/\\])/.test(href);
}
