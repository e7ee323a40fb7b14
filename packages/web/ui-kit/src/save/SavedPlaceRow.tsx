import { forgetPlace, Link, type SavedPlace } from '@campusway/platform';
import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import css from './SavedPlaceRow.module.css';

interface SavedPlaceRowProps {
  readonly place: SavedPlace;
  /** Called after the removal, to move the focus from the removed button. */
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
