import { describeResult } from '@campusway/campus/lookup';
import type { Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import { once } from '@campusway/ui-kit';
import { type ComponentType, useEffect, useState } from 'react';
import type { Answer } from '../engine/suggestion.ts';
import { loadEngine } from '../engine/use-engine.ts';
import type { FoundAnswerProps } from './FoundAnswer.tsx';

interface SearchAnswerProps {
  readonly query: string;
  readonly slots: Slots;
}

interface Loaded {
  readonly query: string;
  /** Undefined when the search did not load. */
  readonly found?: { readonly answer: Answer; readonly View: ComponentType<FoundAnswerProps> };
}

const loadView = once(() => import('./FoundAnswer.tsx'));

/** Answer of the full-text search, for a query without an entry in the lookup tables. */
export function SearchAnswer({ query, slots }: SearchAnswerProps) {
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let stale = false;
    find(query).then(
      (found) => !stale && setLoaded({ query, found }),
      () => !stale && setLoaded({ query }),
    );
    return () => {
      stale = true;
    };
  }, [query]);

  if (loaded?.query !== query) return null;
  if (!loaded.found)
    return <p>{describeResult({ kind: 'none', text: query }, college.levels)} The search did not load.</p>;
  const { answer, View } = loaded.found;
  return <View key={query} query={query} answer={answer} slots={slots} />;
}

async function find(query: string): Promise<NonNullable<Loaded['found']>> {
  const [engine, { FoundAnswer }] = await Promise.all([loadEngine(), loadView()]);
  return { answer: await engine.answer(query), View: FoundAnswer };
}
