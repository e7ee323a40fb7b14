import { useArrived } from '@campusway/ui-kit';
import { useMemo } from 'react';
import { toQuery } from '../lookup/query.ts';
import type { Offer, Suggest } from './suggestion.ts';

const nothing: Offer = { suggestions: [] };

/** What the engine offers for a text; nothing while it is not there. */
export function useOffer(suggest: Suggest | undefined, text: string): Offer {
  const offer = useMemo(() => {
    const query = toQuery(text);
    return suggest && query !== '' ? suggest(query) : nothing;
  }, [suggest, text]);
  return useArrived(offer, nothing).value;
}
