import { once, useAsyncValue, useLazyValue } from '@campusway/ui-kit';
import { useMemo } from 'react';
import type { Suggestion } from './suggestion.ts';

const loadSuggest = once(async () => (await import('./engine.ts')).createSuggest());

const nothing: readonly Suggestion[] = [];

interface Found {
  readonly suggestions: readonly Suggestion[];
  /** The suggestions belong to the current query. */
  readonly settled: boolean;
}

/**
 * Suggestions for the typed text. The search is loaded with the first text (`null` is none yet); when loading fails, the
 * next keystroke retries, and the page still resolves exact numbers and names.
 */
export function useSuggestions(typed: string | null): Found {
  const suggest = useLazyValue(loadSuggest, typed);
  const query = typed?.trim() ?? '';
  const pending = useMemo(() => (suggest && query !== '' ? suggest(query) : nothing), [suggest, query]);
  const { value, late } = useAsyncValue(pending, nothing);
  return { suggestions: value, settled: suggest !== undefined && !late };
}
