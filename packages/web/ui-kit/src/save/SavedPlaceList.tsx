import { forgetPlace, Link, type SavedPlace } from '@campusway/platform';
import { useState } from 'react';
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

  function remove(id: string): void {
    forgetPlace(id);
    onRemoved();
  }

  return (
    <>
      <ul ref={list} className={classNames('plain-list', className)}>
        {shown.map(({ id, name, detail, path }) => (
          <li key={id} className={css.entry}>
            <Link to={path} className={css.place}>
              <span className={lines.name}>{name}</span>{' '}
              {detail && <span className={lines.detail}>{detail}</span>}
            </Link>
            <Button tone="quiet" onClick={() => remove(id)}>
              Remove <span className="visually-hidden">{name}</span>
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
