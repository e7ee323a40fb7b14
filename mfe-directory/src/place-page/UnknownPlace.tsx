import { describePlace } from '@campusway/campus/content';
import { paths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { ButtonLink, comboboxStyles, Icon, OptionContent, searchIcon } from '@campusway/ui-kit';
import { shorten } from '../text/shorten.ts';
import { findNearest, type Subject } from './find-subject.ts';
import css from './UnknownPlace.module.css';

interface UnknownPlaceProps {
  readonly asked: string;
  readonly kind: 'room' | 'place';
}

/** An address that stands for nothing on the campus: what comes nearest to it, and the search. */
export function UnknownPlace({ asked, kind }: UnknownPlaceProps) {
  const text = shorten(asked);
  const nearest = findNearest(asked);
  return (
    <div className={`page ${css.unknown}`}>
      <h1>
        There is no {kind} “<bdi>{text}</bdi>” on the campus
      </h1>
      <p>The address may have a typing error, or the {kind} has another name now.</p>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className={css.nearest}>
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
      <p>
        <ButtonLink to={paths.home(text)} tone="primary">
          <Icon of={searchIcon} /> Search the campus
        </ButtonLink>
      </p>
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
