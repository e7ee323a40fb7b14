import type { Place } from '@campusway/campus';
import { formatMetres, formatMinutes } from '@campusway/campus/directions';
import { capitalised, placesOf } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { Button, ClosedNote, Notice, PageHeader, SignCode, styles } from '@campusway/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EndpointNotes } from '../../../controls/EndpointMessages.tsx';
import { placeOf } from '../../../journey/find-endpoint.ts';
import { walkOf } from '../../../journey/find-way.ts';
import { commonName, headingOf, nameOfRoute } from '../../../journey/use-route-title.ts';
import { detailOf, nameOfPlace, noteOn, signOf } from '../../../journey/words.ts';
import chips from '../../../map/category-chips/CategoryChips.module.css';
import { EndpointProblem } from '../form/EndpointProblem.tsx';
import { introOf } from '../intro.ts';
import type { Directions } from '../use-directions.ts';
import type { Journey } from '../use-journey.ts';
import css from './Peek.module.css';

/** The sheet's first lines: a summary, and messages. */
export function Peek(directions: Directions) {
  const { result, route, destination, near, last, rest, ends, stepFree } = directions;
  const start =
    near ??
    (last !== college.facts.defaultStart && last && { ...last, title: last.name, where: 'your last start' });
  const note = noteOn(route?.fromPlace, route?.toPlace ?? destination, stepFree);
  return (
    <div className={`${styles.stack} ${css.peek}`}>
      <Summary {...directions} />
      {note && <p className={`${styles.detail} ${css.note}`}>{note}</p>}
      {start && start.id === ends.from && !rest && (
        <p className={styles.detail}>{`Start: ${start.title}, ${start.where}.`}</p>
      )}
      <NearestChoices {...directions} />
      {!result && <ClosedNote place={destination} />}
      <div className={`${styles.stack} ${css.messages}`}>
        <JourneyMessages {...directions} />
      </div>
    </div>
  );
}

/** One line with one button: the route, or a destination without a start; else the heading of the page. */
function Summary(directions: Directions) {
  const { here, from, to, result, route, answers, stepFree, resumed, asking, setAsking } = directions;
  const start = useRef<HTMLButtonElement>(null);
  const seen = useRef(route);
  useEffect(() => {
    if (route && seen.current?.toPlace.id !== route.toPlace.id)
      start.current?.closest('section')?.scrollTo(0, 0);
    seen.current = route;
  }, [route]);
  const summary = stepFree ? answers?.comparison.stepFree : answers?.comparison.quickest;
  if (route && summary)
    return lineOf(
      `${nameOfRoute({ route, from, to }, signOf)}, ${formatMinutes(route.seconds)}`,
      <>
        {detailOf(summary)}
        <span className={css.what}>
          , {nameOfPlace(route.toPlace, commonName(route.toPlace), college.levels)}
        </span>
      </>,
      <Button
        ref={start}
        tone="primary"
        data-opens-walking=""
        aria-label={resumed ? `Continue, step ${resumed + 1}` : undefined}
        onClick={directions.start}
      >
        {resumed ? 'Continue' : 'Start'}
      </Button>,
    );
  if (result && answers?.quickest.status === 'found')
    return lineOf('No step-free way', answers.comparison.text);
  if (to.kind !== 'target')
    return here ? <SignHeader place={placeOf(from)} /> : <PageHeader {...introOf(from, to)} />;
  const [place] = to.target.kind === 'place' ? placesOf(to.target, false) : [];
  return lineOf(
    headingOf(from, to),
    place && capitalised(nameOfPlace(place, commonName(place), college.levels)),
    !asking && from.kind !== 'target' && (
      <Button tone="primary" onClick={() => setAsking(true)} className={css.ask}>
        Choose a start
      </Button>
    ),
  );
}

/** Heading of the page of a door without a destination. */
function SignHeader({ place }: { readonly place: Place | undefined }) {
  return (
    <header className={`${styles.stack} ${css.head}`}>
      <h1 className={styles.row}>
        {place ? 'You are here' : 'Where are you?'}
        {place?.code && ': '}
        {place?.code && <SignCode size="medium">{place.code}</SignCode>}
      </h1>
      <p className={styles.soft}>
        {place
          ? `${commonName(place)}${place.campus ? `, ${place.campus}` : ''}. Where do you want to go?`
          : 'Choose where you are, then where you want to go.'}
      </p>
      <ClosedNote place={place} />
    </header>
  );
}

function lineOf(heading: string, detail: ReactNode, button?: ReactNode) {
  return (
    <header className={css.line}>
      <h1 className="tabular">{heading}</h1>
      {detail && <p className={styles.detail}>{detail}</p>}
      {button}
    </header>
  );
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
          onClick={() => act('choose', { to: choice.id, stepFree: choice.stepFree })}
        >
          {choice.label} <span className="tabular">{formatMetres(walkOf(choice.way).metres)}</span>
        </Button>
      ))}
    </section>
  );
}

/** Reasons for a missing route, and the live region that announces routes and steps. */
export function JourneyMessages(directions: Directions) {
  const { from, to, result, route, answers, isStepping, current, step } = directions;
  const isUnreachable = answers?.quickest.status === 'unreachable';
  // After a step of it, the route is no news.
  const [stepped, setStepped] = useState<typeof result>();
  if (isStepping && stepped !== result) setStepped(result);
  const isTold = isUnreachable || (result && stepped === result);
  return (
    <>
      <p role="status" className="visually-hidden">
        {isStepping && step ? `Step ${current + 1}. ${step.text}` : isTold ? '' : announce(directions)}
      </p>
      <EndpointNotes from={from} to={to} />
      <EndpointProblem className={css.problem} name="from" directions={directions} />
      <EndpointProblem className={css.problem} name="to" directions={directions} />
      {isUnreachable && <NoWay {...directions} />}
      {route?.detour && <Notice tone="warning">{route.detour}</Notice>}
    </>
  );
}

/** Why no way leads to the destination; where transport does, also the walk from its end. */
export function NoWay({ result, act, ends, leave }: Pick<Directions, 'result' | 'act' | 'ends' | 'leave'>) {
  if (result?.status !== 'unreachable') return null;
  const after = result.crossing?.after;
  return (
    <>
      <Notice tone="warning">
        <p>{result.message}</p>
        {result.reason === 'same-place' && <Button onClick={() => leave(ends.from)}>Where to?</Button>}
      </Notice>
      {after && (
        <p className={styles.row}>
          <Button onClick={() => act('choose', { from: after.fromPlace.id })}>
            Then from {after.fromPlace.name}, {formatMinutes(after.seconds)}
          </Button>
        </p>
      )}
    </>
  );
}

/** Announcement of the chosen end, or, once it has directions, of the route with its kind. Only the route with steps is compared with the other. */
function announce({ from, to, result, answers, steps, stepFree }: Directions): string {
  if (from.kind === 'error' || to.kind === 'error') return '';
  if (!result || !answers) return headingOf(from, to);
  if (result.status === 'unreachable') return result.message;
  if (steps.length === 0) return '';
  const { metres, seconds, how } = walkOf(result);
  const figures = [formatMinutes(seconds), formatMetres(metres), how].filter(Boolean).join(', ');
  const { same, text } = answers.comparison;
  const more = result.detour ?? (stepFree && !same ? '' : text);
  return `${stepFree ? 'Step-free route' : 'Route found'}: ${figures}, from ${nameOfRoute({ route: result, from, to })}. ${more}`.trim();
}
