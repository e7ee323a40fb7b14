import type { PlaceId } from '@campusway/campus';
import { formatMinutes } from '@campusway/campus/directions';
import { quotable } from '@campusway/campus/lookup';
import type { Slots } from '@campusway/contract';
import { paths } from '@campusway/contract';
import { Link, readVisitStart } from '@campusway/platform';
import { Button } from '@campusway/ui-kit';
import { useRef, useState } from 'react';
import type { Answer } from '../suggest/suggestion.ts';
import { arrangeFindings, sortsOf } from './arrange-findings.ts';
import { FindingLine } from './FindingLine.tsx';
import css from './FoundAnswer.module.css';

const shownAtFirst = 8;

interface FindingListProps {
  readonly question: string;
  readonly answer: Extract<Answer, { readonly kind: 'several' }>;
  readonly slots: Slots;
}

/** Several answers with their count. Toilets are chosen by kind; what is known of the way there comes first. */
export function FindingList({ question, answer, slots }: FindingListProps) {
  const { findings, isMore, reading } = answer;
  const [sort, setSort] = useState<string>();
  const [whole, setWhole] = useState(false);
  const [seconds, setSeconds] = useState<Readonly<Record<PlaceId, number>>>();
  const list = useRef<HTMLUListElement>(null);
  const [start] = useState(readVisitStart);
  const isNear = findings.every(({ isAmenity }) => isAmenity);
  const sorts = sortsOf(findings);
  const arranged = isNear ? arrangeFindings(findings, { sort, seconds }) : findings;
  const WalkingTimes = slots['walking-times'];
  const [ids] = useState(() => findings.map(({ id }) => id));

  return (
    <section aria-labelledby="matches" className={css.list}>
      <h2 id="matches" className={css.heading}>
        {isMore ? 'More than ' : ''}
        {arranged.length} {arranged.length === 1 ? 'match' : 'matches'} for “{quotable(question)}”
      </h2>
      {/* Of the answer only its heading is announced; the list is read by those who go to it. */}
      <div aria-live="off">
        {reading && <p className={css.reading}>{reading}</p>}
        {isNear && (
          <p className={css.reading}>{start ? `Nearest to ${start.name} first.` : <AskForStart />}</p>
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
          {(whole ? arranged : arranged.slice(0, shownAtFirst)).map((finding) => (
            <li key={finding.id}>
              <FindingLine finding={finding} time={timeTo(seconds?.[finding.id])} />
            </li>
          ))}
        </ul>
        {!whole && arranged.length > shownAtFirst && (
          <Button
            tone="quiet"
            onClick={() => {
              setWhole(true);
              // The button goes; the focus stays in the list.
              list.current?.querySelectorAll('a')[shownAtFirst - 1]?.focus();
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

function AskForStart() {
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
