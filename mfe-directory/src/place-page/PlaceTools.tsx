import { placeOfRoom } from '@campusway/campus';
import { listingOf } from '@campusway/campus/content';
import type { PlaceHead } from '@campusway/contract';
import { college, type SavedPlace } from '@campusway/platform';
import {
  Button,
  classNames,
  printerIcon,
  printPage,
  SaveButton,
  shareIcon,
  styles,
  useShare,
} from '@campusway/ui-kit';
import type { Subject } from './find-subject.ts';
import css from './place.module.css';

interface PlaceToolsProps {
  readonly subject: Subject;
  readonly head: PlaceHead;
}

/** Buttons to save, share and print the page. */
export function PlaceTools({ subject, head }: PlaceToolsProps) {
  const { outcome, share } = useShare({ title: head.title, path: subject.path });
  return (
    <section aria-label="Save, share and print" className={`screen-only ${styles.row} ${css.tools}`}>
      <SaveButton place={toSavedPlace(subject)} />
      <Button tone="quiet" onClick={share} icon={shareIcon}>
        Share
      </Button>
      <Button tone="quiet" onClick={printPage} icon={printerIcon}>
        Print
      </Button>
      <p role="status" className={classNames(styles.detail, css.outcome)}>
        {outcome}
      </p>
    </section>
  );
}

/** Same saved place as in the search. */
function toSavedPlace(subject: Subject): SavedPlace {
  const { room, place, path } = subject;
  const id = place?.id ?? placeOfRoom(room?.number ?? '');
  return { id, kind: 'place', ...listingOf(subject, college.levels), path };
}
