import { placeOfRoom } from '@campusway/campus';
import { listingOf } from '@campusway/campus/content';
import type { PlaceHead } from '@campusway/contract';
import { college, type SavedPlace } from '@campusway/platform';
import { Button, printerIcon, SaveButton, shareIcon, styles } from '@campusway/ui-kit';
import { outcomeTexts, useCopy } from '../copy/use-copy.ts';
import type { Subject } from './find-subject.ts';
import css from './place.module.css';

interface PlaceToolsProps {
  readonly subject: Subject;
  readonly head: PlaceHead;
}

/** Buttons to save, share and print the page. */
export function PlaceTools({ subject, head }: PlaceToolsProps) {
  const { path } = subject;
  const { outcome, copy } = useCopy();
  async function share(): Promise<void> {
    const link = { title: head.title, url: new URL(path, location.origin).href };
    if (!navigator.canShare?.(link)) return copy(link.url);
    // Rejects when the user cancels.
    await navigator.share(link).catch(() => undefined);
  }
  return (
    <section aria-label="Save, share and print" className={`screen-only ${styles.row} ${css.tools}`}>
      <SaveButton place={toSavedPlace(subject)} />
      <Button tone="quiet" onClick={share} icon={shareIcon}>
        {outcome ? outcomeTexts[outcome] : 'Share'}
      </Button>
      <Button tone="quiet" onClick={() => print()} icon={printerIcon}>
        Print
      </Button>
    </section>
  );
}

/** Same saved place as in the search. */
function toSavedPlace(subject: Subject): SavedPlace {
  const { room, place, path } = subject;
  const id = place?.id ?? placeOfRoom(room?.number ?? '');
  return { id, kind: 'place', ...listingOf(subject, college.levels), path };
}
