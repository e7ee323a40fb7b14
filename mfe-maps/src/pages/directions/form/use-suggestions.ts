import type { Place } from '@campusway/campus';
import { once, useLazyValue } from '@campusway/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import type { Suggestions } from './recent-places.ts';

const loadSuggest = once(async () => (await import('./engine.ts')).createSuggest());

const nothing: Suggestions = { suggestions: [], offers: [] };

/**
 * Suggestions for a text; `settled` once the search has loaded. The search is loaded with the first text (`null` is none yet); when loading fails, the
 * next keystroke retries, and the page still resolves exact numbers and names.
 */
export function useSuggestions(text: string | null, near?: Place) {
  const suggest = useLazyValue(loadSuggest, text);
  const query = text?.trim() ?? '';
  const found = useMemo(() => (query && suggest?.(query, near)) || nothing, [suggest, query, near]);
  return { ...found, settled: suggest !== undefined };
}

/** Suggestions for the text of a link, if any; `settled` also when there are none, or when the search cannot be loaded. */
export function useOffers(text: string | undefined, near?: Place) {
  const found = useSuggestions(text ?? null, near);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (text !== undefined) loadSuggest().catch(() => setFailed(true));
  }, [text]);
  return { ...found, settled: text === undefined || found.settled || failed };
}
