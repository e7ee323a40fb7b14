import { describePlace } from '@campusway/campus/content';
import { capitalised, parseRoomCode, quotable } from '@campusway/campus/lookup';
import { paths, type Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import { ButtonLink, classNames, Icon, OptionLink, searchIcon, styles } from '@campusway/ui-kit';
import { useEffect } from 'react';
import { findNearest, type Subject } from './find-subject.ts';
import css from './place.module.css';
import { setTitle } from './use-place-head.ts';

interface UnknownPlaceProps {
  readonly requested: string;
  readonly kind: 'room' | 'place';
  readonly slots: Slots;
}

/** Page of an unknown room or place: a link to the search, the closest names, the first of them on the plan, else the floors. */
export function UnknownPlace({ requested, kind, slots }: UnknownPlaceProps) {
  const text = quotable(requested);
  const nearest = findNearest(requested, college);
  const Plan = slots['place-plan'];
  // The search has the same neighbours for a number.
  const isNumber = parseRoomCode(requested) !== undefined && nearest.length > 0;
  const shown = nearest.find(({ place }) => place)?.place;
  const title = `No ${kind} ${text}`;
  useEffect(() => setTitle(title), [title]);
  return (
    <div className={classNames('page', styles.stack, css.page)}>
      <div className={classNames(styles.stack, css.head)}>
        <h1 className={css.unknown}>
          {isNumber ? (
            `The plan shows no door ${text}`
          ) : (
            <>
              There is no {kind} “<bdi>{text}</bdi>” on the campus
            </>
          )}
        </h1>
        <p>The address may have a typo, or the {kind} has another name now.</p>
        {!isNumber && (
          <p>
            <ButtonLink to={paths.home(text)} tone="primary">
              <Icon of={searchIcon} /> <bdi>Search for “{text}”</bdi>
            </ButtonLink>
          </p>
        )}
      </div>
      {Plan && shown && (
        <section aria-label="Plan" className={css.plan}>
          <Plan place={shown.id} />
        </section>
      )}
      <section aria-labelledby="nearest" className={classNames(styles.stack, css.facts, css.nearest)}>
        <h2 id="nearest">{isNumber ? 'Nearest to it' : nearest[0] ? 'Similar names' : 'Where to look'}</h2>
        <ul className="plain-list">
          {(nearest.length > 0 ? nearest.map(toOption) : floorOptions()).map((option) => (
            <li key={option.to}>
              <OptionLink {...option} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function toOption(subject: Subject) {
  return {
    to: subject.path,
    title: subject.room?.name ?? subject.place?.name ?? '',
    where: describePlace(subject, college.levels).where,
    code: subject.room?.sign === '' ? undefined : subject.room?.number,
  };
}

function floorOptions() {
  return college.levels.flatMap(({ building, screen, title, shortName }) =>
    building && screen ? [{ to: paths.screen(screen), title: capitalised(title), code: shortName }] : [],
  );
}
