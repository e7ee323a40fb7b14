import { once, useLazyValue } from '@campusway/ui-kit';
import { useMemo } from 'react';
import type { Suggestions } from './recent-places.ts';

const loadSuggest = once(async () => (await import('./engine.ts')).createSuggest());

const nothing: Suggestions = { suggestions: [], offers: [] };

/**
 * Suggestions for a text; `settled` once the search has loaded. The search is loaded with the first text (`null` is none yet); when loading fails, the
 * next keystroke retries, and the page still resolves exact numbers and names.
 */
export function useSuggestions(text: string | null): Suggestions & { readonly settled: boolean } {
  const suggest = useLazyValue(loadSuggest, text);
  const query = text?.trim() ?? '';
  const found = useMemo(() => (suggest && query !== '' ? suggest(query) : nothing), [suggest, query]);
  return { ...found, settled: suggest !== undefined };
}
