import { describePlace } from '@campusway/campus/content';
import { paths, type Slots } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { ButtonLink, comboboxStyles, Icon, OptionContent, searchIcon } from '@campusway/ui-kit';
import { shorten } from '../shorten.ts';
import { findNearest, type Subject } from './find-subject.ts';
import css from './PlaceView.module.css';

interface UnknownPlaceProps {
  readonly requested: string;
  readonly kind: 'room' | 'place';
  readonly slots: Slots;
}

/** Page of an unknown room or place: the closest names, the first of them on the plan, and a link to the search. */
export function UnknownPlace({ requested, kind, slots }: UnknownPlaceProps) {
  const text = shorten(requested);
  const nearest = findNearest(requested);
  const Plan = slots['place-plan'];
  const shown = nearest.find(({ place }) => place)?.place;
  return (
    <div className={`page ${css.page}`}>
      <div className={css.head}>
        <h1 className={css.unknown}>
          There is no {kind} “<bdi>{text}</bdi>” on the campus
        </h1>
        <p>The address may have a typo, or the {kind} has another name now.</p>
        <p>
          <ButtonLink to={paths.home(text)} tone="primary">
            <Icon of={searchIcon} /> Search the campus
          </ButtonLink>
        </p>
      </div>
      {Plan && shown && (
        <section aria-label="Plan" className={css.plan}>
          <Plan place={shown.id} />
        </section>
      )}
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className={`${css.facts} ${css.nearest}`}>
          <h2 id="nearest">Nearest to it</h2>
          <ul className="plain-list">
            {nearest.map((subject) => (
              <li key={subject.path}>
                <NearestLink subject={subject} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function NearestLink({ subject }: { readonly subject: Subject }) {
  const { room, place, path } = subject;
  return (
    <Link to={path} className={comboboxStyles.option}>
      <OptionContent
        title={room?.name ?? place?.name ?? ''}
        where={describePlace(subject, college.levels).where}
        code={room?.sign === '' ? undefined : room?.number}
      />
    </Link>
  );
}
