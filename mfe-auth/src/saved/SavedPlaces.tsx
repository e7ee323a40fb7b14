import { forgetPlace, useSavedPlaces } from '@campusway/platform';
import { useRef } from 'react';
import { Section } from '../account/Section.tsx';
import { SavedPlaceRow } from './SavedPlaceRow.tsx';
import css from './SavedPlaces.module.css';

/** The places and people saved on this device; each can be taken off the list. */
export function SavedPlaces() {
  const places = useSavedPlaces();
  const heading = useRef<HTMLHeadingElement>(null);

  function forget(id: string): void {
    forgetPlace(id);
    // The button that had the focus is gone.
    heading.current?.focus();
  }

  return (
    <Section
      title="Saved places"
      headingRef={heading}
      lead="Kept on this device only, whether you are logged in or not."
    >
      {places.length === 0 ? (
        <p className={css.empty}>Nothing is saved yet. Save on a place or a person puts it here.</p>
      ) : (
        <ul className={`plain-list ${css.list}`}>
          {places.map((place) => (
            <SavedPlaceRow key={place.id} place={place} onForget={() => forget(place.id)} />
          ))}
        </ul>
      )}
    </Section>
  );
}
