import { capitalised, parseRoomCode, roomsBeside } from '@campusway/campus/lookup';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { ButtonLink } from '@campusway/ui-kit';
import { FindingLine } from './FindingLine.tsx';
import css from './FoundAnswer.module.css';
import type { Finding } from './finding.ts';
import { RoomLinks } from './RoomLinks.tsx';

const maxShown = 5;

interface NothingFoundProps {
  readonly question: string;
  readonly sentence: string;
  readonly reading: string | undefined;
  readonly nearest: readonly Finding[];
}

/** Nothing matches: the nearest room numbers or names, else where to look. */
export function NothingFound({ question, sentence, reading, nearest }: NothingFoundProps) {
  const code = parseRoomCode(question);
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
            {reading && <p className={css.reading}>{reading}</p>}
            <ul className="plain-list">
              {nearest.slice(0, maxShown).map((finding) => (
                <li key={finding.id}>
                  <FindingLine finding={finding} />
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
