import { describeResult } from '@campusway/campus/lookup';
import type { Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import { once } from '@campusway/ui-kit';
import { type ComponentType, useEffect, useState } from 'react';
import type { Answer } from '../suggest/suggestion.ts';
import { loadEngine } from '../suggest/use-engine.ts';
import type { FoundAnswerProps } from './FoundAnswer.tsx';

interface SearchAnswerProps {
  readonly question: string;
  readonly slots: Slots;
}

interface Arrived {
  readonly question: string;
  /** Without them the search did not load. */
  readonly found?: { readonly answer: Answer; readonly View: ComponentType<FoundAnswerProps> };
}

const loadView = once(() => import('./FoundAnswer.tsx'));

/** What the search finds for a question that the tables do not hold. */
export function SearchAnswer({ question, slots }: SearchAnswerProps) {
  const [arrived, setArrived] = useState<Arrived>();

  useEffect(() => {
    let stale = false;
    find(question).then(
      (found) => !stale && setArrived({ question, found }),
      () => !stale && setArrived({ question }),
    );
    return () => {
      stale = true;
    };
  }, [question]);

  if (arrived?.question !== question) return null;
  if (!arrived.found)
    return <p>{describeResult({ kind: 'none', text: question }, college.levels)} The search did not load.</p>;
  const { answer, View } = arrived.found;
  return <View key={question} question={question} answer={answer} slots={slots} />;
}

async function find(question: string): Promise<NonNullable<Arrived['found']>> {
  const [engine, { FoundAnswer }] = await Promise.all([loadEngine(), loadView()]);
  return { answer: await engine.answer(question), View: FoundAnswer };
}
