import { titleOf } from '@campusway/campus';
import { formatMetres, formatMinutes } from '@campusway/campus/directions';
import { capitalised, placesOf } from '@campusway/campus/lookup';
import type { CampusRouteResult } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { Button, ClosedNote, styles } from '@campusway/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { walkOf } from '../../../journey/find-way.ts';
import { commonName, headingOf, nameOfRoute, signOf } from '../../../journey/use-route-title.ts';
import chips from '../../../map/category-chips/CategoryChips.module.css';
import type { Directions } from '../use-directions.ts';
import type { Journey } from '../use-journey.ts';
import { detailOf } from './JourneyDetails.tsx';
import { JourneyMessages } from './JourneyMessages.tsx';
import css from './Peek.module.css';

interface PeekProps {
  readonly directions: Directions;
  /** The page's heading without a destination. */
  readonly children: ReactNode;
}

/** The sheet's first lines: a summary, and messages. */
export function Peek({ directions, children }: PeekProps) {
  const { result, destination } = directions;
  const note = (result?.status === 'found' ? result.toPlace : destination)?.note;
  return (
    <div className={`${styles.stack} ${css.peek}`}>
      <Summary directions={directions}>{children}</Summary>
      {note && <p className={styles.detail}>{note}</p>}
      <NearestChoices {...directions} />
      {!result && <ClosedNote place={destination} />}
      <JourneyMessages directions={directions} />
    </div>
  );
}

/** One line with one button: the route, or a destination without a start. */
function Summary({ directions, children }: PeekProps) {
  const { from, to, result, answers, stepFree, resumed, asking, setAsking } = directions;
  const start = useRef<HTMLButtonElement>(null);
  const seen = useRef(result);
  useEffect(() => {
    if (result && (!seen.current || isWayBack(seen.current, result))) {
      start.current?.closest('section')?.scrollTo(0, 0);
      // The selected option is removed with its list.
      if (document.activeElement === document.body) start.current?.focus({ preventScroll: true });
    }
    seen.current = result;
  }, [result]);
  const summary = stepFree ? answers?.comparison.stepFree : answers?.comparison.quickest;
  if (result?.status === 'found' && summary)
    return lineOf(
      `${nameOfRoute({ route: result, from, to }, signOf)}, ${formatMinutes(result.seconds)}`,
      <>
        {detailOf(summary)}
        <span className={css.what}>, {nameOfPlace(result.toPlace)}</span>
      </>,
      <Button ref={start} tone="primary" data-opens-walking="" onClick={directions.start}>
        {resumed ? `Continue, step ${resumed + 1}` : 'Start'}
      </Button>,
    );
  if (result && answers?.quickest.status === 'found')
    return lineOf('No step-free way', answers.comparison.text);
  if (to.kind !== 'target') return children;
  const [place] = to.target.kind === 'place' ? placesOf(to.target, false) : [];
  return lineOf(
    headingOf(from, to),
    place && capitalised(nameOfPlace(place)),
    !asking && from.kind !== 'target' && (
      <Button tone="primary" onClick={() => setAsking(true)} className={css.ask}>
        Choose a start
      </Button>
    ),
  );
}

function isWayBack(before: CampusRouteResult, result: CampusRouteResult): boolean {
  return before.status === 'found' && result.status === 'found' && before.toPlace.id === result.fromPlace.id;
}

function lineOf(heading: string, detail: ReactNode, button?: ReactNode) {
  return (
    <header className={css.line}>
      <h1>{heading}</h1>
      {detail && <p className={styles.detail}>{detail}</p>}
      {button}
    </header>
  );
}

/** `Office of the Head, IT, third floor`. */
function nameOfPlace(place: Parameters<typeof signOf>[0]): string {
  const name = commonName(place);
  const title = titleOf(college.levels, place.level);
  return name === signOf(place) ? title : `${name}, ${title}`;
}

type Chosen = Pick<Journey, 'to' | 'answers' | 'result' | 'act'>;

/** The nearest women's, men's and accessible toilet, with their distances; the shown one is pressed. */
export function NearestChoices({ to, answers, result, act }: Chosen) {
  if (!answers || answers.choices.length === 0) return null;
  const { choices } = answers;
  const goal = result?.status === 'found' ? result.toPlace.id : undefined;
  const own = to.kind === 'target' ? to.target.id : undefined;
  const shown = choices.find(({ way }) => way.toPlace.id === goal) ?? choices.find(({ id }) => id === own);
  return (
    <section aria-label="Nearest for" className={`${styles.row} ${css.choices}`}>
      {choices.map((choice) => (
        <Button
          key={choice.id}
          className={chips.pressable}
          aria-pressed={choice === shown}
          onClick={() => act('choose', 'to', choice.id, choice.stepFree)}
        >
          {choice.label} <span className="tabular">{formatMetres(walkOf(choice.way).metres)}</span>
        </Button>
      ))}
    </section>
  );
}
