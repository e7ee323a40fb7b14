import type { PlaceId } from '@campusway/campus';
import { describeResult, lookUp, quotable } from '@campusway/campus/lookup';
import type { PageHeaderContent, Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import { LiveRegion, SearchForm, useLazyValue, useTitle } from '@campusway/ui-kit';
import { type FormEvent, type SyntheticEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import css from '../answer/AnswerCard.module.css';
import { AnswerMessage } from '../answer/AnswerCard.tsx';
import { LookupAnswer, loadLookupLinks } from '../answer/LookupAnswer.tsx';
import { loadEngine, SearchAnswer } from '../answer/SearchAnswer.tsx';
import type { PlanMarks } from '../answer/use-marks.ts';
import type { Suggestion, Suggestions } from '../engine/search-engine.ts';
import { doorOf } from '../links/room-links.ts';
import { useRecentSearches } from '../recent/recent-searches.ts';
import { groupSuggestions } from '../suggest/group-suggestions.ts';
import { SearchCombobox } from '../suggest/SearchCombobox.tsx';
import { keepTyped, limitQuery, useQuery } from './use-query.ts';

const nothing: Suggestions = { suggestions: [] };

interface RoomSearchProps {
  readonly words: NonNullable<PageHeaderContent['search']>;
  readonly slots: Slots;
  /** The place of the answer; undefined for none and for several. */
  readonly onPlace: (place: PlaceId | undefined) => void;
  /** The places of a list of answers. */
  readonly onMarks: (marks: PlanMarks | undefined) => void;
}

/** Search of the home page: suggestions while typing; the button uses the lookup tables, then the full-text search. */
export function RoomSearch({ words, slots, onPlace, onMarks }: RoomSearchProps) {
  const { placeholder, unnumbered = placeholder, ...labels } = words;
  const isUnnumbered = college.facts.unnumbered === true;
  const { text, setText, isSettled, submitted, submit } = useQuery();
  useTitle(submitted && quotable(submitted));
  const recent = useRecentSearches();
  const [approached, setApproached] = useState(false);
  const boxId = useId();
  const answer = useRef<HTMLDivElement>(null);
  const result = submitted === undefined ? undefined : lookUp(submitted, college.lookup);
  const door = result && 'room' in result ? doorOf(result.room) : undefined;
  const isSearched = result?.kind === 'none';
  useEffect(() => {
    if (!isSearched) onPlace(door);
  }, [isSearched, door, onPlace]);
  // A failed load is tried again when the text changes.
  const engine = useLazyValue(loadEngine, approached ? text : null);
  const suggested = useMemo(() => {
    const query = limitQuery(text);
    return engine && query !== '' ? engine.suggest(query) : nothing;
  }, [engine, text]);
  const suggestions =
    text === '' ? [...recent.suggestions, ...(engine?.categories ?? [])] : suggested.suggestions;

  function approach() {
    setApproached(true);
    void loadLookupLinks();
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = submit();
    void rememberIfFound(query).catch(() => undefined);
    const box = document.getElementById(boxId);
    makeRoomBelow(event);
    // Closes the on-screen keyboard, which would cover the answer.
    if (matchMedia('(pointer: coarse)').matches) answer.current?.focus();
    else if (box === document.activeElement && box instanceof HTMLInputElement) box.select();
  }

  function choose(suggestion: Suggestion) {
    keepTyped(text);
    if (suggestion.kind !== 'category') recent.rememberSuggestion(suggestion);
  }

  async function rememberIfFound(query: string) {
    if ('room' in lookUp(query, college.lookup) || (await loadEngine()).answer(query).kind !== 'none')
      recent.rememberQuery(query);
  }

  return (
    <search>
      <LiveRegion>
        <SearchForm
          {...labels}
          fieldId={boxId}
          onSubmit={search}
          onInput={makeRoomBelow}
          onBlur={() => keepTyped(text)}
          onFocus={approach}
          onPointerEnter={approach}
        >
          <SearchCombobox
            id={boxId}
            placeholder={isUnnumbered ? unnumbered : placeholder}
            text={text}
            onText={setText}
            isSettled={isSettled}
            groups={groupSuggestions(suggestions)}
            interpretation={suggested.interpretation}
            onChoose={choose}
            onForget={text === '' && recent.suggestions.length > 0 ? recent.forget : undefined}
          />
        </SearchForm>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <div ref={answer} className={css.place} role="group" aria-label="Answer" tabIndex={-1}>
          {result?.kind === 'empty' && (
            <AnswerMessage
              text={
                isUnnumbered ? 'Enter the name of a room or a place.' : describeResult(result, college.levels)
              }
            />
          )}
          {result?.kind === 'none' && <SearchAnswer query={result.text} {...{ slots, onPlace, onMarks }} />}
          {result && 'room' in result && <LookupAnswer key={submitted} result={result} />}
        </div>
      </LiveRegion>
    </search>
  );
}

/** Moves the search up in a low window, or with large text, where suggestions and answers would be below the edge. */
function makeRoomBelow({ currentTarget: form }: SyntheticEvent<HTMLElement>): void {
  if (form.getBoundingClientRect().bottom > 0.6 * innerHeight) form.scrollIntoView();
}
