import { forgetPlace, Link, type SavedPlace } from '@campusway/platform';
import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import css from './SavedPlaceRow.module.css';

interface SavedPlaceRowProps {
  readonly place: SavedPlace;
  /** The button that had the focus is gone by then: the list says where the focus goes. */
  readonly onRemoved: () => void;
}

/** List item of a place or person that is saved on this device, with the button that removes it. */
export function SavedPlaceRow({ place: { id, name, detail, path }, onRemoved }: SavedPlaceRowProps) {
  function remove(): void {
    forgetPlace(id);
    onRemoved();
  }
  return (
    <li className={css.row}>
      <Link to={path} className={css.place}>
        <span className={css.name}>{name}</span> {detail && <span className={css.detail}>{detail}</span>}
      </Link>
      <Button tone="quiet" className={css.remove} onClick={remove}>
        Remove <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </li>
  );
}
