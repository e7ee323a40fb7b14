import type { Place, Screen } from '@campusway/campus';
import { college } from '@campusway/platform';
import { arrowLeftRightIcon, Button, Notice, SelectField, styles, xIcon } from '@campusway/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type EndpointName, placeOf, usePlacesOf } from '../../journey/find-endpoint.ts';
import css from './screen-page.module.css';
import { type Navigation, prepareRoute } from './use-navigation.ts';

/** Form for origin and destination; the route appears on Navigate. */
export function RouteForm({ navigation }: { readonly navigation: Navigation }) {
  const { from, to, swap, clear, navigate, refusals } = navigation;
  const isEmpty = from.kind === 'none' && to.kind === 'none';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  /** Clear disables its button, so the focus moves to the first field. */
  function clearAll(): void {
    clear();
    form.current?.querySelector('select')?.focus();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    navigate();
  }
  return (
    <form ref={form} className={css.form} onSubmit={submit} onFocus={prepareRoute}>
      <EndpointSelect navigation={navigation} end="from" />
      <Button className={css.swap} onClick={swap} disabled={isEmpty} icon={arrowLeftRightIcon}>
        Swap
      </Button>
      <EndpointSelect navigation={navigation} end="to" />
      <div className={`${styles.row} ${css.actions}`}>
        <Button type="submit" tone="primary" className={css.navigate}>
          Navigate
        </Button>
        <Button onClick={clearAll} disabled={isEmpty} icon={xIcon}>
          Clear
        </Button>
      </div>
      {refusals > 0 && (
        // A new key announces the message again.
        <Notice key={refusals} tone="warning" describes={refusalId} isLive className={css.refusal}>
          Please select both source and destination.
        </Notice>
      )}
    </form>
  );
}

/** Id of the message that describes a field without a place. */
const refusalId = 'refusal';

type EndpointSelectProps = { readonly navigation: Navigation; readonly end: EndpointName };

function EndpointSelect({ navigation, end }: EndpointSelectProps) {
  const { view, position } = navigation;
  const elsewhere = `You are at ${position}, which is not in this list.`;
  const chosen = placeOf(navigation[end]);
  const places = usePlacesOf(view);
  const isMissing = navigation.refusals > 0 && !chosen;
  const [spoken, setSpoken] = useState('');
  function choose(id: string): void {
    navigation.choose(end, id || undefined);
    setSpoken(roomNameOf(college.findPlace(id)) ?? '');
  }
  return (
    <>
      <SelectField
        label={end.toUpperCase()}
        hint={roomNameOf(chosen) ?? (end === 'from' && position ? elsewhere : undefined)}
        value={chosen?.id ?? ''}
        onChange={choose}
        {...(isMissing && { 'aria-invalid': true, 'aria-describedby': refusalId })}
        options={[
          ['', 'Select a place'],
          ...places.map((place) => [place.id, optionName(place, view)] as const),
        ]}
      />
      {/* A changed description of the field is not announced. */}
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
    </>
  );
}

/** Name of a room that its option does not have. */
function roomNameOf(place: Place | undefined): string | undefined {
  const name = place?.kind === 'room' ? college.findRoomOf(place)?.name : undefined;
  return name === place?.name ? undefined : name;
}

/** Name of a place in FROM and TO: room number or name; on the screen of a wing without the wing (`Lift`). */
function optionName({ kind, code, name }: Place, { wing }: Screen): string {
  if (code && kind === 'room') return code;
  return wing ? (name.split(',')[0] ?? name) : name;
}
