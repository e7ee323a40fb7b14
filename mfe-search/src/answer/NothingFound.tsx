import { capitalised, parseRoomCode, roomsBeside } from '@campusway/campus/lookup';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { ButtonLink } from '@campusway/ui-kit';
import type { Match } from '../engine/match.ts';
import css from './FoundAnswer.module.css';
import { MatchLine } from './MatchLine.tsx';
import { RoomLinks } from './RoomLinks.tsx';

const maxShown = 5;

interface NothingFoundProps {
  readonly query: string;
  readonly sentence: string;
  readonly interpretation: string | undefined;
  readonly nearest: readonly Match[];
}

/** No match: the nearest room numbers or names, else links to floors and departments. */
export function NothingFound({ query, sentence, interpretation, nearest }: NothingFoundProps) {
  const code = parseRoomCode(query);
  const beside = code ? roomsBeside(code, college.roomNumbers) : [];
  const isNear = beside.length > 0 || nearest.length > 0;
  return (
    <>
      <p className={css.nothing}>{sentence}</p>
      <section aria-labelledby="nearest" aria-live="off" className={css.list}>
        <h2 id="nearest" className={css.heading}>
          {isNear ? 'Nearest to it' : 'Where to look'}
        </h2>
        {beside.length > 0 ? (
          <RoomLinks numbers={beside} />
        ) : (
          <>
            {interpretation && <p className={css.interpretation}>{interpretation}</p>}
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
    <ul className={`plain-list ${css.links}`}>
      {links.map(([to, name]) => (
        <li key={to}>
          <ButtonLink to={to}>{name}</ButtonLink>
        </li>
      ))}
    </ul>
  );
}
