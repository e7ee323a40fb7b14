import { forgetPlace, Link, type SavedPlace } from '@campusway/platform';
import { Button, VisuallyHidden } from '@campusway/ui-kit';
import { useRef, useState } from 'react';
import css from './SavedPlaces.module.css';

const shownAtFirst = 6;

/** The places and people that somebody keeps on this device, latest first. */
export default function SavedPlaces({ places }: { readonly places: readonly SavedPlace[] }) {
  const [whole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  function forget(id: string): void {
    forgetPlace(id);
    // The button that had the focus is gone, and with the last place the whole list.
    (places.length > 1 ? heading.current : document.getElementById('main'))?.focus();
  }

  return (
    <section aria-labelledby="saved-places" className={css.saved}>
      <h2 id="saved-places" ref={heading} tabIndex={-1}>
        Saved places
      </h2>
      <p className={css.lead}>Kept on this device only.</p>
      <ul className={`plain-list ${css.list}`}>
        {(whole ? places : places.slice(0, shownAtFirst)).map(({ id, name, detail, path }) => (
          <li key={id} className={css.row}>
            <Link to={path} className={css.place}>
              <span className={css.name}>{name}</span>{' '}
              {detail && <span className={css.detail}>{detail}</span>}
            </Link>
            <Button tone="quiet" className={css.remove} onClick={() => forget(id)}>
              Remove <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {!whole && places.length > shownAtFirst && (
        <Button tone="quiet" onClick={() => setWhole(true)}>
          Show all {places.length}
        </Button>
      )}
    </section>
  );
}
