import { capitalised, describeResult, parseRoomCode, roomsBeside } from '@campusway/campus/lookup';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { ButtonLink } from '@campusway/ui-kit';
import type { Answer } from '../engine/search-engine.ts';
import card from './AnswerCard.module.css';
import css from './answer-list.module.css';
import { buttons, MatchLine, text } from './MatchList.tsx';
import { RoomLinks } from './RoomLinks.tsx';

const maxShown = 5;

interface NothingFoundProps {
  readonly query: string;
  readonly answer: Extract<Answer, { readonly kind: 'none' }>;
}

/** No match: the nearest room numbers or names, else links to floors and departments. */
export function NothingFound({ query, answer: { nearest, interpretation } }: NothingFoundProps) {
  const code = parseRoomCode(query);
  const beside = code ? roomsBeside(code, college.roomNumbers) : [];
  const isNear = beside.length > 0 || nearest.length > 0;
  return (
    <>
      <p className={card.message}>{describeResult({ kind: 'none', text: query }, college.levels)}</p>
      <section aria-labelledby="nearest" aria-live="off" className={css.list}>
        <h2 id="nearest" className={css.heading}>
          {isNear ? 'Nearest to it' : 'Where to look'}
        </h2>
        {beside.length > 0 ? (
          <RoomLinks numbers={beside} />
        ) : (
          <>
            {interpretation && <p className={text}>{interpretation}</p>}
            <ul className="plain-list">
              {nearest.slice(0, maxShown).map((match) => (
                <li key={match.id}>
                  <MatchLine match={match} />
                </li>
              ))}
            </ul>
            {!isNear && <WhereToLook />}
          </>
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
    [paths.departments(), 'Departments'] as const,
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
