import { describeResult, lookUp } from '@campusway/campus/lookup';
import type { Intro, Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import { SearchForm } from '@campusway/ui-kit';
import { type FormEvent, useId, useLayoutEffect, useState } from 'react';
import { SearchAnswer } from '../answer/SearchAnswer.tsx';
import { useRecentSearches } from '../recent/use-recent-searches.ts';
import { groupSuggestions } from '../suggest/group-suggestions.ts';
import { SearchCombobox } from '../suggest/SearchCombobox.tsx';
import { useEngine } from '../suggest/use-engine.ts';
import { useOffer } from '../suggest/use-offer.ts';
import { loadAnswerWays } from './answer-ways.tsx';
import { continueTyping } from './continue-typing.ts';
import { LookupAnswer } from './LookupAnswer.tsx';
import css from './RoomSearch.module.css';
import { useQuestion } from './use-question.ts';

interface RoomSearchProps {
  readonly words: NonNullable<Intro['search']>;
  readonly slots: Slots;
}

/** The search of the home page: suggestions while typing; behind the button the tables, then the search. */
export function RoomSearch({ words: { placeholder, ...words }, slots }: RoomSearchProps) {
  const { text, setText, asked, ask } = useQuestion();
  const recent = useRecentSearches();
  const [approached, setApproached] = useState(false);
  const boxId = useId();
  const result = asked === undefined ? undefined : lookUp(asked, college.lookup);
  const engine = useEngine(approached ? text : null);
  const offer = useOffer(engine, text);
  const suggestions =
    text === '' ? [...recent.suggestions, ...(engine?.categories ?? [])] : offer.suggestions;

  useLayoutEffect(() => {
    const box = document.getElementById(boxId);
    if (box instanceof HTMLInputElement && continueTyping(box)) setText(box.value);
  }, [boxId, setText]);

  function approach() {
    setApproached(true);
    void loadAnswerWays();
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const question = ask();
    if (question !== '') recent.rememberQuestion(question);
    // A screen keyboard would stand on the answer.
    if (matchMedia('(pointer: coarse)').matches) document.getElementById(boxId)?.blur();
  }

  return (
    <search>
      <SearchForm {...words} fieldId={boxId} onSubmit={search} onFocus={approach} onPointerEnter={approach}>
        <SearchCombobox
          id={boxId}
          placeholder={placeholder}
          text={text}
          onText={setText}
          groups={groupSuggestions(suggestions)}
          reading={offer.reading}
          onChoose={(chosen) => chosen.kind !== 'category' && recent.rememberSuggestion(chosen)}
          onForget={text === '' && recent.suggestions.length > 0 ? recent.forget : undefined}
        />
      </SearchForm>
      <div role="status" aria-label="Answer">
        {result?.kind === 'empty' && <p className={css.empty}>{describeResult(result, college.levels)}</p>}
        {result?.kind === 'none' && <SearchAnswer question={result.text} slots={slots} />}
        {result && 'room' in result && <LookupAnswer result={result} />}
      </div>
    </search>
  );
}
