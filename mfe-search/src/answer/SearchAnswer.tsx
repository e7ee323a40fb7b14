import { describeResult } from '@campusway/campus/lookup';
import type { Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import { once, useAsyncValue } from '@campusway/ui-kit';
import { useMemo } from 'react';

interface SearchAnswerProps {
  readonly query: string;
  readonly slots: Slots;
}

/** Loads the engine and builds its index, once. The lookup tables work without it. */
export const loadEngine = once(async () => (await import('../engine/create-engine.ts')).createEngine());

const loadView = once(() => import('./FoundAnswer.tsx'));

/** Answer of the full-text search, for a query without an entry in the lookup tables. */
export function SearchAnswer({ query, slots }: SearchAnswerProps) {
  const finding = useMemo(() => find(query).catch(() => undefined), [query]);
  const { value: found, late } = useAsyncValue(finding, undefined);
  if (late) return null;
  if (!found)
    return <p>{describeResult({ kind: 'none', text: query }, college.levels)} The search did not load.</p>;
  return <found.View key={query} query={query} answer={found.answer} slots={slots} />;
}

async function find(query: string) {
  const [engine, { FoundAnswer }] = await Promise.all([loadEngine(), loadView()]);
  return { answer: await engine.answer(query), View: FoundAnswer };
}
