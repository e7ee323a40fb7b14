import { paths } from '@campusway/contract';
import { useMemo, useState } from 'react';
import type { Suggestion } from '../suggest/suggestion.ts';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';

/** The recent searches of this device as lines of the search box. */
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
    rememberQuestion: (text: string) => setSearches(rememberSearch({ text, href: paths.home(text) })),
    rememberSuggestion: ({ title, href }: Suggestion) => setSearches(rememberSearch({ text: title, href })),
    forget() {
      forgetSearches();
      setSearches([]);
    },
  };
}
