import type { PlaceId } from '@campusway/campus';
import { formatMinutes } from '@campusway/campus/directions';
import { quotable } from '@campusway/campus/lookup';
import { paths, type Slots } from '@campusway/contract';
import { Link, readVisitStart, useClosedText, useClosureOf, useSearchParams } from '@campusway/platform';
import { Announcement, Button, classNames, OptionLink, styles, useFirstNewLine } from '@campusway/ui-kit';
import { type ComponentProps, useCallback, useState } from 'react';
import { countText, type Match } from '../engine/match.ts';
import type { Answer } from '../engine/search-engine.ts';
import { listSorts, sortMatches } from '../engine/sort-matches.ts';
import css from './answer-list.module.css';
import { type PlanMarks, useMarks } from './use-marks.ts';

const initialCount = 8;

/** Text and buttons above and below the lines. */
const text = classNames(styles.detail, css.text);
export const buttons = classNames(styles.row, css.buttons);

interface MatchListProps {
  readonly query: string;
  readonly answer: Extract<Answer, { readonly kind: 'several' }>;
  readonly slots: Slots;
  /** What the list shows, for the plan. */
  readonly onMarks: (marks: PlanMarks | undefined) => void;
}

/**
 * Several matches with their count, numbered as on the plan. Alike ones, such as toilets, are sorted by walking
 * time; toilets have a filter.
 */
export function MatchList({ query, answer, slots, onMarks }: MatchListProps) {
  const { matches, isMore, isAlike, near, interpretation } = answer;
  const { kind, whole, show } = useListView();
  const { seconds, isStepFree, onTimes } = useTimes();
  const list = useFirstNewLine(whole, initialCount);
  const [start] = useState(() => near ?? readVisitStart());
  const sorts = isAlike ? listSorts(matches) : [];
  const sort = sorts.find(({ id }) => id === kind)?.id;
  // Without walking times the matches near a place keep their order.
  const closureOf = useClosureOf();
  const isClosed = (match: Match) => {
    const closure = closureOf(match.at);
    return closure !== undefined && !closure.stepFreeOnly;
  };
  const arranged = isAlike
    ? sortMatches(matches, { sort, seconds: seconds ?? (near && {}), isClosed })
    : matches;
  const lines = whole ? arranged : arranged.slice(0, initialCount);
  const marks = useMarks(lines, { list, from: start?.id, onMarks });
  // With an interpretation, these match other words than the typed ones.
  const what = interpretation ? '' : ` for “${quotable(query)}”`;
  const count = countText(arranged.length, isMore);
  const way = isStepFree ? ', step-free' : '';
  const [nearest] = arranged;
  const spoken =
    nearest && seconds
      ? `${count}, nearest: ${nearest.title}, ${withTime(nearest.where, seconds[nearest.id])}`
      : count + what;

  return (
    <section aria-labelledby="matches" className={css.list}>
      <h2 id="matches" className={css.heading}>
        {near ? `Nearest to ${near.name}${way}` : count + what}
      </h2>
      <Announcement
        text={[interpretation, spoken].filter(Boolean).join(' ')}
        settlesMs={isAlike && start && !seconds ? timesSettleMs : 0}
      />
      {interpretation && <p className={text}>{interpretation}</p>}
      {isAlike && !near && (
        <p className={text}>{start ? `Nearest to ${start.name} first${way}.` : <StartHint />}</p>
      )}
      {sorts.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, these are toggle buttons
        <div role="group" aria-label="Kind" className={buttons}>
          {sorts.map(({ id, label }) => (
            <Button
              key={id}
              aria-pressed={id === sort}
              className={css.chip}
              onClick={() => show({ kind: id === sort ? '' : id })}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <ul className="plain-list" ref={list}>
        {arranged.map((match, i) => (
          <li key={match.id} className={lines[i] ? undefined : 'print-only'}>
            <MatchLine match={match} seconds={seconds?.[match.id]} {...(lines[i] && marks.propsOf(match))} />
          </li>
        ))}
      </ul>
      {!whole && arranged.length > initialCount && (
        <Button tone="quiet" className="screen-only" onClick={() => show({ all: '1' })}>
          Show all {arranged.length}
        </Button>
      )}
      {isAlike && start && <Times of={matches} from={start.id} slots={slots} onTimes={onTimes} />}
    </section>
  );
}

/** Filter and length of the list, which the URL has: the same after Back and a reload. Back also undoes a filter. */
function useListView() {
  const [search, setSearch] = useSearchParams();
  const show = (change: { readonly kind: string } | { readonly all: '1' }) =>
    setSearch(
      (before) => {
        const entries = Object.entries({ ...Object.fromEntries(before), ...change });
        return new URLSearchParams(entries.filter(([, value]) => value !== ''));
      },
      { replace: 'all' in change },
    );
  return { kind: search.get('kind'), whole: search.has('all'), show };
}

/** Time in which walking times come, if at all, in milliseconds: a list without them is announced after it. */
export const timesSettleMs = 3000;

/** Walking times by place. */
type Seconds = Readonly<Record<PlaceId, number>>;

interface WalkTimes {
  readonly seconds?: Seconds;
  readonly isStepFree?: boolean | undefined;
}

/** Walking times, once `Times` has called `onTimes`. */
export function useTimes() {
  const [times, setTimes] = useState<WalkTimes>({});
  const onTimes = useCallback(
    (seconds: Seconds, isStepFree?: boolean) => setTimes({ seconds, isStepFree }),
    [],
  );
  return { ...times, onTimes };
}

interface TimesProps {
  readonly of: readonly Match[];
  readonly from: PlaceId;
  readonly slots: Slots;
  readonly onTimes: ReturnType<typeof useTimes>['onTimes'];
}

/** Loads the walking times of matches. */
export function Times({ of, from, slots, onTimes }: TimesProps) {
  const [ids] = useState(() => of.map(({ id }) => id));
  const WalkingTimes = slots['walking-times'];
  return <div hidden>{WalkingTimes && <WalkingTimes from={from} to={ids} onTimes={onTimes} />}</div>;
}

function StartHint() {
  return (
    <>
      To see the nearest first, scan the code beside a door, or choose where you start in{' '}
      <Link to={paths.navigate()}>Directions</Link>.
    </>
  );
}

interface MatchLineProps extends Pick<ComponentProps<'a'>, 'onPointerEnter' | 'onFocus'> {
  readonly match: Match;
  /** Walking time from the start of the visit. */
  readonly seconds?: number | undefined;
  /** As on the plan. */
  readonly 'data-number'?: number;
}

/** A match in a list: name, location or that it is closed, and door sign. */
export function MatchLine({ match, seconds, ...line }: MatchLineProps) {
  const { id, title, where, sign, links } = match;
  const closed = useClosedText()(match.at);
  const [link] = links;
  if (!link) return null;
  const text = [withTime(where, seconds), closed].filter(Boolean).join('. ');
  // The id is the same on Back, when times and the start of the directions may differ.
  return (
    <OptionLink
      {...line}
      data-closed={closed && match.at?.id}
      id={`match-${id}`}
      to={link.to}
      title={title}
      where={text}
      code={sign}
    />
  );
}

/** `second floor, west wing, 2 minutes`, of the place where the walk starts `you are here`; a note follows as a sentence. */
export function withTime(where: string, seconds: number | undefined): string {
  if (seconds === undefined) return where;
  const time = seconds === 0 ? 'you are here' : formatMinutes(seconds);
  const [place, ...notes] = where.split('. ');
  return [`${place}, ${time}`, ...notes].join('. ');
}
