import { lookUp } from '@campusway/campus/lookup';
import { lookup } from '@campusway/campus-data/lookup';
import { Button } from '@campusway/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { useRecentSearches } from '../recent/use-recent-searches.ts';
import { groupSuggestions } from '../suggest/group-suggestions.ts';
import { SearchCombobox } from '../suggest/SearchCombobox.tsx';
import { useOffer } from '../suggest/use-offer.ts';
import { useSuggest } from '../suggest/use-suggest.ts';
import { loadAnswerWays } from './answer-ways.tsx';
import { LookupAnswer } from './LookupAnswer.tsx';
import { Nearest } from './Nearest.tsx';
import css from './RoomSearch.module.css';
import { useQuestion } from './use-question.ts';

/** The search of the home page: suggestions while typing, and the room lookup behind the button. */
export function RoomSearch() {
  const { text, setText, asked, ask } = useQuestion();
  const recent = useRecentSearches();
  const [approached, setApproached] = useState(false);
  const boxId = useId();
  const result = asked === undefined ? undefined : lookUp(asked, lookup);
  const suggest = useSuggest(approached || result?.kind === 'none' ? text : null);
  const offer = useOffer(suggest, text);
  const suggestions = text === '' ? recent.suggestions : offer.suggestions;

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
      <form onSubmit={search} onFocus={approach} onPointerEnter={approach} className={css.form}>
        <label htmlFor={boxId} className="visually-hidden">
          Room number
        </label>
        <SearchCombobox
          id={boxId}
          placeholder="Enter Room Number"
          aria-describedby={`${boxId}-hint`}
          text={text}
          onText={setText}
          groups={groupSuggestions(suggestions)}
          reading={offer.reading}
          onChoose={recent.rememberSuggestion}
          onForget={text === '' ? recent.forget : undefined}
        />
        <Button type="submit" tone="primary" className={css.button}>
          Search
        </Button>
      </form>
      <p className={css.hint} id={`${boxId}-hint`}>
        A room, a venue, a department or a person.
      </p>
      <div role="status" aria-label="Answer">
        {result && <LookupAnswer result={result} />}
      </div>
      {result?.kind === 'none' && <Nearest question={result.text} suggest={suggest} />}
    </search>
  );
}
