import { once, useArrived, useLoaded } from '@campusway/ui-kit';
import { useMemo } from 'react';
import type { Suggestion } from './suggestion.ts';

const loadSuggest = once(async () => (await import('./engine.ts')).createSuggest());

const nothing: readonly Suggestion[] = [];

interface Found {
  readonly suggestions: readonly Suggestion[];
  /** They answer this very query: the search is there and has answered. */
  readonly settled: boolean;
}

/**
 * What the search over all places and people finds; it is fetched with the first text (`null` is none yet). Without it
 * an exact number or name still finds its place, and the next keystroke tries again.
 */
export function useSuggestions(typed: string | null): Found {
  const suggest = useLoaded(loadSuggest, typed);
  const query = typed?.trim() ?? '';
  const coming = useMemo(() => (suggest && query !== '' ? suggest(query) : nothing), [suggest, query]);
  const { value, late } = useArrived(coming, nothing);
  return { suggestions: value, settled: suggest !== undefined && !late };
}
