import { capitalised, describeResult, roomsBeside } from '@campusway/campus/lookup';
import { paths, type Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import { Announcement, ButtonLink, ClosureNews } from '@campusway/ui-kit';
import type { Answer } from '../engine/search-engine.ts';
import { AnswerCard, AnswerMessage } from './AnswerCard.tsx';
import { AnswerLinks } from './AnswerLinks.tsx';
import css from './answer-list.module.css';
import { buttons, MatchLine, MatchList } from './MatchList.tsx';
import { RoomLinks } from './RoomLinks.tsx';
import { RouteCard } from './RouteCard.tsx';
import type { PlanMarks } from './use-marks.ts';

/** Nearest matches that are shown when nothing matches. */
const maxNearest = 5;

interface FoundAnswerProps {
  readonly query: string;
  readonly answer: Answer;
  readonly slots: Slots;
  readonly onMarks: (marks: PlanMarks | undefined) => void;
}

/** One match or a route as a card, several as a list, or the nearest ones when nothing matches. */
export function FoundAnswer(props: FoundAnswerProps) {
  return (
    <>
      <AnswerView {...props} />
      <ClosureNews />
    </>
  );
}

function AnswerView({ query, answer, slots, onMarks }: FoundAnswerProps) {
  switch (answer.kind) {
    case 'one': {
      const { sign, sentence, links, saved } = answer.match;
      return (
        <AnswerCard sign={sign} sentence={sentence} note={answer.interpretation} place={answer.match.at}>
          <AnswerLinks links={links} saved={saved} />
          <Announcement text={[answer.interpretation, sentence].filter(Boolean).join(' ')} />
        </AnswerCard>
      );
    }
    case 'route':
      return <RouteCard answer={answer} slots={slots} />;
    case 'several':
      return <MatchList query={query} answer={answer} slots={slots} onMarks={onMarks} />;
    case 'none':
      return <NothingFound query={query} answer={answer} />;
    default:
      return answer satisfies never;
  }
}

interface NothingFoundProps {
  readonly query: string;
  readonly answer: Extract<Answer, { readonly kind: 'none' }>;
}

/** No match: the rooms of a text such as `203/204`, the nearest room numbers or names, else links to floors and departments. */
function NothingFound({ query, answer: { nearest, interpretation } }: NothingFoundProps) {
  const words = new Set(query.toUpperCase().split(/[^A-Z\d]+/));
  const named = college.roomNumbers.filter((room) => words.has(room)).slice(0, maxNearest);
  const isChoice = named.length > 1;
  // `405 fourth floor`
  const [number = query, other] = nearest[0] ? [] : (query.match(/\b\d{3,}[a-z]?\b/gi) ?? []);
  const beside = isChoice ? named : roomsBeside(other ? query : number, college.roomNumbers);
  const isNear = beside.length > 0 || nearest.length > 0;
  const nothing = describeResult({ kind: 'none', text: query }, college.levels);
  const guess = beside.length > 0 ? nothing : (interpretation ?? nothing);
  const message = isChoice ? `Did you mean ${named.join(' or ')}?` : guess;
  return (
    <>
      <AnswerMessage text={message} />
      <section aria-labelledby="nearest" className={css.list}>
        <h2 id="nearest" className={css.heading}>
          {isNear ? 'Nearest to it' : 'Where to look'}
        </h2>
        {beside.length > 0 ? (
          <RoomLinks numbers={beside} />
        ) : nearest.length > 0 ? (
          <ul className="plain-list">
            {nearest.slice(0, maxNearest).map((match) => (
              <li key={match.id}>
                <MatchLine match={match} />
              </li>
            ))}
          </ul>
        ) : (
          <WhereToLook />
        )}
      </section>
    </>
  );
}

function WhereToLook() {
  const { desk: id } = college.help;
  const desk = id === undefined ? undefined : college.findPlace(id);
  const links = [
    ...college.levels.flatMap(({ building, screen, title }) =>
      building && screen ? [[paths.screen(screen), capitalised(title)] as const] : [],
    ),
    ...(college.departments.length > 0 ? [[paths.departments(), 'Departments'] as const] : []),
    ...(desk ? [[paths.navigate({ to: desk.id }), desk.name] as const] : []),
  ];
  return (
    <ul className={`plain-list ${buttons}`}>
      {links.map(([to, name]) => (
        <li key={to}>
          <ButtonLink to={to}>{name}</ButtonLink>
        </li>
      ))}
    </ul>
  );
}
