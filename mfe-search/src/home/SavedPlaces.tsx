import type { SavedPlace } from '@campusway/platform';
import { Button, SavedPlaceRow } from '@campusway/ui-kit';
import { useRef, useState } from 'react';
import css from './SavedPlaces.module.css';

const initialCount = 6;

/** Places and people saved on this device, latest first. */
export default function SavedPlaces({ places }: { readonly places: readonly SavedPlace[] }) {
  const [whole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  function focusHeading(): void {
    // The list disappears with its last place.
    (places.length > 1 ? heading.current : document.getElementById('main'))?.focus();
  }

  return (
    <section aria-labelledby="saved-places" className={css.saved}>
      <h2 id="saved-places" ref={heading} tabIndex={-1}>
        Saved places
      </h2>
      <p className={css.lead}>Stored on this device only.</p>
      <ul className={`plain-list ${css.list}`}>
        {(whole ? places : places.slice(0, initialCount)).map((place) => (
          <SavedPlaceRow key={place.id} place={place} onRemoved={focusHeading} />
        ))}
      </ul>
      {!whole && places.length > initialCount && (
        <Button tone="quiet" onClick={() => setWhole(true)}>
          Show all {places.length}
        </Button>
      )}
    </section>
  );
}
