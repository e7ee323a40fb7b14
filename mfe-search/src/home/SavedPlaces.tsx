import type { SavedPlace } from '@campusway/platform';
import { SavedPlaceList, styles } from '@campusway/ui-kit';
import { useRef } from 'react';
import css from './home.module.css';

/** Places and people saved on this device, latest first. */
export default function SavedPlaces({ places }: { readonly places: readonly SavedPlace[] }) {
  const heading = useRef<HTMLHeadingElement>(null);

  function focusHeading(): void {
    // The list disappears with its last place.
    (places.length > 1 ? heading.current : document.getElementById('main'))?.focus();
  }

  return (
    <section aria-labelledby="saved-places">
      <h2 id="saved-places" ref={heading} tabIndex={-1}>
        Saved places
      </h2>
      <p className={styles.detail}>Stored on this device only.</p>
      <SavedPlaceList places={places} limit={6} onRemoved={focusHeading} className={css.saved} />
    </section>
  );
}
