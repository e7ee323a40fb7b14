import { placeOfRoom, titleOf } from '@campusway/campus';
import { type PlaceHead, placePaths } from '@campusway/contract';
import { college, type SavedPlace } from '@campusway/platform';
import { Button, ButtonLink, Icon, printerIcon, qrCodeIcon, SaveButton, shareIcon } from '@campusway/ui-kit';
import { outcomeTexts, useCopy } from '../copy/use-copy.ts';
import type { Subject } from './find-subject.ts';
import css from './PlaceTools.module.css';

interface PlaceToolsProps {
  readonly subject: Subject;
  readonly words: PlaceHead;
}

/** Keeps the page, hands it on, and puts it on paper. */
export function PlaceTools({ subject, words }: PlaceToolsProps) {
  const { place, path } = subject;
  const { outcome, copy } = useCopy();
  async function share(): Promise<void> {
    const link = { title: words.title, url: new URL(path, location.origin).href };
    if (!navigator.canShare?.(link)) return copy(link.url);
    // Also rejected when the person changes their mind.
    await navigator.share(link).catch(() => undefined);
  }
  return (
    <section aria-label="Save, share and print" className={css.tools}>
      <SaveButton place={toSavedPlace(subject)} />
      <Button tone="quiet" onClick={share}>
        <Icon of={shareIcon} /> {outcome ? outcomeTexts[outcome] : 'Share'}
      </Button>
      {place && (
        <ButtonLink tone="quiet" to={placePaths.here(place.id)}>
          <Icon of={qrCodeIcon} /> Door sign with QR code
        </ButtonLink>
      )}
      <Button tone="quiet" onClick={() => print()}>
        <Icon of={printerIcon} /> Print
      </Button>
    </section>
  );
}

/** As the search saves it: `Room 205`, or the name with the number below it. */
function toSavedPlace({ room, place, path }: Subject): SavedPlace {
  const title = titleOf(college.levels, (room ?? place).level);
  const sign = room && room.sign !== '' ? `Room ${room.number}` : undefined;
  const name = place?.name ?? room?.name ?? '';
  return {
    id: place?.id ?? placeOfRoom(room?.number ?? ''),
    kind: 'place',
    name,
    detail: [sign === name ? room?.name : sign, title].filter(Boolean).join(', '),
    path,
  };
}
