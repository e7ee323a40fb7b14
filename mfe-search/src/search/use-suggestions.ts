import { useAsyncValue } from '@campusway/ui-kit';
import { useMemo } from 'react';
import type { SearchEngine, Suggestions } from '../engine/suggestion.ts';
import { limitQuery } from './use-query.ts';

const nothing: Suggestions = { suggestions: [] };

/** Suggestions of the engine for a text; none until it has loaded. */
export function useSuggestions(engine: SearchEngine | undefined, text: string): Suggestions {
  const suggested = useMemo(() => {
    const query = limitQuery(text);
    return engine && query !== '' ? engine.suggest(query) : nothing;
  }, [engine, text]);
  return useAsyncValue(suggested, nothing).value;
}
