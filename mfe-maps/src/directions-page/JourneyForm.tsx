import { college } from '@campusway/platform';
import { arrowUpDownIcon, Button, Icon } from '@campusway/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { JourneyEnd } from '../endpoints/find-target.ts';
import { PlaceCombobox } from '../place-search/PlaceCombobox.tsx';
import { StepFreeSwitch } from '../route-controls/StepFreeSwitch.tsx';
import css from './JourneyForm.module.css';
import { nearestOffers, placeOffers } from './offers.ts';
import type { Journey } from './use-journey.ts';

/** From anywhere to anywhere. The way appears as soon as both ends are known. */
export function JourneyForm({ journey }: { readonly journey: Journey }) {
  const { from, to, choose, swap, clear, stepFree, setStepFree } = journey;
  const isEmpty = from.kind === 'none' && to.kind === 'none';
  const asksStart = from.kind === 'none' && to.kind === 'target';
  const form = useRef<HTMLFormElement>(null);
  const firstBox = () => form.current?.querySelector('input');
  const focusStart = useEffectEvent(() => {
    if (!asksStart) return;
    firstBox()?.focus();
    // Opens the offers.
    firstBox()?.click();
  });
  useEffect(() => {
    // A frame later: the shell gives focus to the page's main part first.
    const frame = requestAnimationFrame(focusStart);
    return () => cancelAnimationFrame(frame);
  }, []);
  /** The button is off when nothing is chosen: the focus goes to where the next choice begins. */
  function clearAll(): void {
    clear();
    firstBox()?.focus();
  }
  return (
    <form ref={form} className={css.form} onSubmit={(event) => event.preventDefault()}>
      <div className={css.ends}>
        <PlaceCombobox
          label="FROM"
          chosen={nameOf(from)}
          placeholder={asksStart ? 'Where do you start?' : undefined}
          hint={hintOf(from)}
          offers={placeOffers()}
          onChoose={(id) => choose('from', id)}
        />
        <PlaceCombobox
          label="TO"
          chosen={nameOf(to)}
          hint={hintOf(to)}
          offers={from.kind === 'none' ? placeOffers() : nearestOffers()}
          onChoose={(id) => choose('to', id)}
        />
        <Button className={css.swap} onClick={swap} disabled={isEmpty}>
          <Icon of={arrowUpDownIcon} />
          Swap
        </Button>
      </div>
      <div className={css.options}>
        <StepFreeSwitch checked={stepFree} onChange={setStepFree} />
        <Button tone="quiet" className={css.clear} onClick={clearAll} disabled={isEmpty}>
          Clear
        </Button>
      </div>
    </form>
  );
}

function nameOf(end: JourneyEnd): string {
  if (end.kind !== 'target') return '';
  const { name } = end.target;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a room is, since its number alone does not say; of a person, which room. */
function hintOf(end: JourneyEnd): string | undefined {
  if (end.kind !== 'target' || end.target.kind !== 'place') return undefined;
  const { name } = end.target.place;
  const room = college.findRoomOf(end.target.place);
  if (end.target.name !== name) return room ? `${name}, ${room.name}` : name;
  return room && room.name !== name ? room.name : undefined;
}
