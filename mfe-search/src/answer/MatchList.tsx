import type { PlaceId } from '@campusway/campus';
import { formatMinutes } from '@campusway/campus/directions';
import { quotable } from '@campusway/campus/lookup';
import type { Slots } from '@campusway/contract';
import { paths } from '@campusway/contract';
import { Link, readVisitStart } from '@campusway/platform';
import { Button } from '@campusway/ui-kit';
import { useRef, useState } from 'react';
import type { Answer } from '../engine/suggestion.ts';
import css from './FoundAnswer.module.css';
import { MatchLine } from './MatchLine.tsx';
import { listSorts, sortMatches } from './sort-matches.ts';

const initialCount = 8;

interface MatchListProps {
  readonly query: string;
  readonly answer: Extract<Answer, { readonly kind: 'several' }>;
  readonly slots: Slots;
}

/** Several matches with their count. Amenities can be filtered by kind and are sorted by walking time. */
export function MatchList({ query, answer, slots }: MatchListProps) {
  const { matches, isMore, interpretation } = answer;
  const [sort, setSort] = useState<string>();
  const [whole, setWhole] = useState(false);
  const [seconds, setSeconds] = useState<Readonly<Record<PlaceId, number>>>();
  const list = useRef<HTMLUListElement>(null);
  const [start] = useState(readVisitStart);
  const isNear = matches.every(({ isAmenity }) => isAmenity);
  const sorts = listSorts(matches);
  const arranged = isNear ? sortMatches(matches, { sort, seconds }) : matches;
  const WalkingTimes = slots['walking-times'];
  const [ids] = useState(() => matches.map(({ id }) => id));

  return (
    <section aria-labelledby="matches" className={css.list}>
      <h2 id="matches" className={css.heading}>
        {isMore ? 'More than ' : ''}
        {arranged.length} {arranged.length === 1 ? 'match' : 'matches'} for “{quotable(query)}”
      </h2>
      {/* The live region around the answer announces the heading only, not the list. */}
      <div aria-live="off">
        {interpretation && <p className={css.interpretation}>{interpretation}</p>}
        {isNear && (
          <p className={css.interpretation}>{start ? `Nearest to ${start.name} first.` : <StartHint />}</p>
        )}
        {sorts.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, these are toggle buttons
          <div role="group" aria-label="Kind" className={css.chips}>
            {sorts.map(({ id, label }) => (
              <Button
                key={id}
                aria-pressed={id === sort}
                className={css.chip}
                onClick={() => setSort(id === sort ? undefined : id)}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
        <ul className="plain-list" ref={list}>
          {(whole ? arranged : arranged.slice(0, initialCount)).map((match) => (
            <li key={match.id}>
              <MatchLine match={match} time={timeTo(seconds?.[match.id])} />
            </li>
          ))}
        </ul>
        {!whole && arranged.length > initialCount && (
          <Button
            tone="quiet"
            onClick={() => {
              setWhole(true);
              // The button disappears; the focus moves to the last line that was shown.
              list.current?.querySelectorAll('a')[initialCount - 1]?.focus();
            }}
          >
            Show all {arranged.length}
          </Button>
        )}
        {isNear && start && WalkingTimes && (
          <div hidden>
            <WalkingTimes from={start.id} to={ids} onTimes={setSeconds} />
          </div>
        )}
      </div>
    </section>
  );
}

function StartHint() {
  return (
    <>
      To see the nearest first, scan the code beside a door, or choose where you start in{' '}
      <Link to={paths.navigate()}>Directions</Link>.
    </>
  );
}

function timeTo(seconds: number | undefined): string | undefined {
  return seconds === undefined ? undefined : formatMinutes(seconds);
}
