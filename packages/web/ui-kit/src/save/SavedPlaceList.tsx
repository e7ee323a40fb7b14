import { forgetPlace, Link, type SavedPlace } from '@campusway/platform';
import { useState } from 'react';
import { useAnnounce } from '../announce/LiveRegion.tsx';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import lines from '../lines.module.css';
import { useFirstNewLine } from '../list/use-first-new-line.ts';
import css from './save.module.css';

interface SavedPlaceListProps {
  readonly places: readonly SavedPlace[];
  /** Number of entries shown at first; a button shows the others. */
  readonly limit?: number;
  /** Called after a removal, to move the focus from the removed button. */
  readonly onRemoved: () => void;
  readonly className?: string | undefined;
}

/** Places and people saved on this device, each with a button that removes it. */
export function SavedPlaceList({ places, limit = places.length, onRemoved, className }: SavedPlaceListProps) {
  const [whole, setWhole] = useState(false);
  const list = useFirstNewLine(whole, limit);
  const shown = whole ? places : places.slice(0, limit);

  const announce = useAnnounce();

  function remove({ id, name }: SavedPlace): void {
    forgetPlace(id);
    announce(places.length > 1 ? `${name} removed` : `${name} removed. No saved places.`);
    onRemoved();
  }

  return (
    <>
      <ul ref={list} className={classNames('plain-list', className)}>
        {shown.map((place) => (
          <li key={place.id} className={css.entry}>
            <Link to={place.path} className={css.place}>
              <span className={lines.name}>{place.name}</span>{' '}
              {place.detail && <span className={lines.detail}>{place.detail}</span>}
            </Link>
            <Button tone="quiet" onClick={() => remove(place)}>
              Remove <span className="visually-hidden">{place.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < places.length && (
        <Button tone="quiet" onClick={() => setWhole(true)}>
          Show all {places.length}
        </Button>
      )}
    </>
  );
}
