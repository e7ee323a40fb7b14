import { Link, type SavedPlace } from '@campusway/platform';
import { Button, VisuallyHidden } from '@campusway/ui-kit';
import css from './SavedPlaces.module.css';

interface SavedPlaceRowProps {
  readonly place: SavedPlace;
  readonly onForget: () => void;
}

export function SavedPlaceRow({ place: { name, detail, path }, onForget }: SavedPlaceRowProps) {
  return (
    <li className={css.row}>
      <span className={css.what}>
        <Link to={path} className={css.name}>
          {name}
        </Link>
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
      <Button tone="quiet" onClick={onForget}>
        Remove <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </li>
  );
}
