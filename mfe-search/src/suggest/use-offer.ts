import { useArrived } from '@campusway/ui-kit';
import { useMemo } from 'react';
import { toQuery } from '../lookup/query.ts';
import type { Offer, SearchEngine } from './suggestion.ts';

const nothing: Offer = { suggestions: [] };

/** What the engine offers for a text; nothing while it is not there. */
export function useOffer(engine: SearchEngine | undefined, text: string): Offer {
  const offer = useMemo(() => {
    const query = toQuery(text);
    return engine && query !== '' ? engine.suggest(query) : nothing;
  }, [engine, text]);
  return useArrived(offer, nothing).value;
}
