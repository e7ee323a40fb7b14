import { titleOf } from '@campusway/campus';
import { formatMetres, formatMinutes } from '@campusway/campus/directions';
import { capitalised } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { Button } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import { placesOf } from '../endpoints/target.ts';
import { signOf } from '../routing/use-route-title.ts';
import css from './Peek.module.css';
import type { Journey } from './use-journey.ts';

interface PeekProps {
  readonly journey: Journey;
  /** Starts the guidance. */
  readonly onStart: () => void;
  /** Opens the form to choose a start. */
  readonly onAsk: () => void;
  /** The page's heading without a destination. */
  readonly children: ReactNode;
}

/** Summary in one line with one button: the route, or a destination without a start. */
export function Peek({ journey, onStart, onAsk, children }: PeekProps) {
  const { from, to, result, answers } = journey;
  if (result?.status === 'found')
    return (
      <Line
        heading={`${signOf(result.fromPlace)} to ${signOf(result.toPlace)}, ${formatMinutes(result.seconds)}`}
        detail={[formatMetres(result.length), nameOfPlace(result.toPlace)].join(', ')}
      >
        <Button tone="primary" onClick={onStart}>
          Start
        </Button>
      </Line>
    );
  if (result && answers?.quickest.status === 'found')
    return <Line heading="No step-free way" detail={answers.comparison.text} />;
  if (from.kind !== 'none' || to.kind !== 'target') return children;
  const [place] = to.target.kind === 'place' ? placesOf(to.target, false) : [];
  return (
    <Line heading={`To ${place ? signOf(place) : to.target.name}`} detail={place ? nameOfPlace(place) : ''}>
      <Button tone="primary" onClick={onAsk} className={css.ask}>
        Choose a start
      </Button>
    </Line>
  );
}

interface LineProps {
  readonly heading: string;
  readonly detail: string;
  readonly children?: ReactNode;
}

function Line({ heading, detail, children }: LineProps) {
  return (
    <header className={css.line}>
      <h1 className={css.heading}>{heading}</h1>
      {detail && <p className={css.detail}>{detail}</p>}
      {children}
    </header>
  );
}

/** `Office of the Head, IT, third floor`. */
function nameOfPlace(place: Parameters<typeof signOf>[0]): string {
  const name = college.findRoomOf(place)?.name ?? place.name;
  const title = titleOf(college.levels, place.level);
  return name === signOf(place) ? capitalised(title) : `${name}, ${title}`;
}
