import { forgetPlace, type SavedPlace, savePlace, useSavedPlaces } from '@campusway/platform';
import { useState } from 'react';
import { Button, type ButtonTone } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { bookmarkIcon } from '../icon/icons.ts';
import css from './save.module.css';

/**
 * Toggle button that saves a place or person on this device, for the home page and the account page. It says so where the
 * browser refuses storage.
 */
export function SaveButton({
  place,
  tone = 'quiet',
  className,
}: {
  readonly place: SavedPlace;
  readonly tone?: ButtonTone;
  readonly className?: string | undefined;
}) {
  const isSaved = useSavedPlaces().some(({ id }) => id === place.id);
  const [isRefused, setRefused] = useState(false);
  // Undefined until the button has the focus: hundreds of live regions slow screen readers down.
  const [announced, setAnnounced] = useState<string>();
  function toggle(): void {
    if (isSaved) forgetPlace(place.id);
    const isDone = isSaved || savePlace(place);
    setRefused(!isDone);
    setAnnounced(isDone ? (isSaved ? 'Removed' : 'Saved') : '');
  }
  return (
    <>
      <Button
        tone={tone}
        className={classNames(isSaved && css.saved, className)}
        onFocus={() => setAnnounced((text) => text ?? '')}
        onClick={toggle}
        icon={bookmarkIcon}
      >
        {isSaved ? 'Saved' : 'Save'}{' '}
        <span className="visually-hidden">
          {isSaved ? `on this device: ${place.name}. Activate to remove it` : `${place.name} on this device`}
        </span>
      </Button>
      {announced !== undefined && (
        <span role="status" className="visually-hidden">
          {announced}
        </span>
      )}
      {isRefused && <span role="alert">Not saved: this browser stores nothing</span>}
    </>
  );
}
