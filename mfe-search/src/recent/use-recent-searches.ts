import { paths } from '@campusway/contract';
import { useMemo, useState } from 'react';
import type { Suggestion } from '../engine/suggestion.ts';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';

/** Recent searches of this device, as suggestions. */
export function useRecentSearches() {
  const [searches, setSearches] = useState(readRecentSearches);
  const suggestions = useMemo(
    () =>
      searches.map(
        ({ text, href }): Suggestion => ({
          id: `recent-${text}`,
          kind: 'recent',
          title: text,
          marks: [],
          where: '',
          href,
        }),
      ),
    [searches],
  );
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
