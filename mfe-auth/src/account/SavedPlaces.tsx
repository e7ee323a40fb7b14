import { useSavedPlaces } from '@campusway/platform';
import { LiveRegion, SavedPlaceList } from '@campusway/ui-kit';
import { useRef } from 'react';
import css from './AccountPage.module.css';
import { Section } from './Section.tsx';

/** The places and people saved on this device, each with a button that removes it. */
export function SavedPlaces() {
  const places = useSavedPlaces();
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <Section
      title="Saved places"
      headingRef={heading}
      lead="Stored on this device only, whether you are logged in or not."
    >
      <LiveRegion>
        {places.length === 0 ? (
          <p className={css.empty}>Nothing is saved yet. Use Save on a place or a person to add it here.</p>
        ) : (
          <SavedPlaceList places={places} onRemoved={() => heading.current?.focus()} />
        )}
      </LiveRegion>
    </Section>
  );
}
