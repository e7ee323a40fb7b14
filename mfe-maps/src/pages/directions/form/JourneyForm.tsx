import { listingOf } from '@campusway/campus/content';
import { capitalised } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { arrowUpDownIcon, Button, Icon, searchIcon, styles, useKeys, xIcon } from '@campusway/ui-kit';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import controls from '../../../controls/route-controls.module.css';
import { type Endpoint, type EndpointName, type Endpoints, placeOf } from '../../../journey/find-endpoint.ts';
import { shortNameOf } from '../../../journey/use-route-title.ts';
import type { Directions } from '../use-directions.ts';
import { readLatest } from '../use-journey-state.ts';
import { offersFor, useDefaultSuggestions } from './default-suggestions.ts';
import { EndpointProblem } from './EndpointProblem.tsx';
import css from './JourneyForm.module.css';
import { PlaceCombobox } from './PlaceCombobox.tsx';

/** The form; while the map chooses an endpoint, the bar that explains it. */
export function EndpointForm({ directions }: { readonly directions: Directions }) {
  const Shown = directions.choosing ? ChooseOnMap : JourneyForm;
  return <Shown directions={directions} />;
}

/** Explains what the next click on the map does. Cancel has the focus, and is described by the explanation. */
function ChooseOnMap({ directions }: { readonly directions: Directions }) {
  const { choosing, setChoosing } = directions;
  const instruction = useId();
  const bar = useRef<HTMLDivElement>(null);
  const cancel = () => setChoosing();
  useKeys(({ key }) => key === 'Escape' && cancel());
  useEffect(() => bar.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={bar} className={css.choose}>
      <p id={instruction}>
        Click or tap a room or a place on the map:{' '}
        {choosing === 'from' ? 'you start there' : 'it is your destination'}.
        <span className={`visually-hidden ${css.hint}`}> Or use “Pin at the centre of the map”.</span>
      </p>
      <Button aria-describedby={instruction} onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}

/** How FROM asks for the start of a known destination. */
const askedStart = {
  placeholder: 'Where do you start?',
  hint: 'At a door? Scan its code, or type its number.',
  inRow: true,
};

/** Form for origin and destination. The route appears when both are known. */
function JourneyForm({ directions }: { readonly directions: Directions }) {
  const { from, to, rest, state, act, asking, setAsking, take, isMissing } = directions;
  const open = asking !== false;
  const isEmpty = from.kind === 'none' && to.kind === 'none';
  const asksStart = from.kind === 'none' && to.kind === 'target';
  const box = useRef<HTMLDivElement>(null);
  const defaultsFor = useDefaultSuggestions(directions);
  const isRendered = () => readLatest().to === state.to && readLatest().from === state.from;
  /** Opens the suggestions too, which would cover an error. */
  function enter(end: EndpointName): void {
    const field = box.current?.querySelectorAll('input')[end === 'from' ? 0 : 1];
    field?.focus();
    if (directions[end].kind !== 'error') field?.click();
  }
  const ids = [from, to].map((end) => end.kind === 'target' && end.target.id);
  const shown = `${ids} ${directions.stepFree}`;
  const opened = useRef(shown);
  /** By a choice or Back; an opened address that is only put right is not. */
  const isLeft = useRef(false);
  /** What had the focus when the form was opened or closed, before the browser takes it from what is hidden. */
  const focused = useRef<Element>(null);
  const moveFocus = useEffectEvent(() => {
    const isTaken = document.activeElement === document.body;
    const activeElement =
      isTaken && !focused.current?.checkVisibility() ? focused.current : document.activeElement;
    const isInside = box.current?.contains(activeElement);
    const isHidden = isInside && !activeElement?.checkVisibility();
    if (open) {
      // What was typed may be no place: its field keeps the focus until that is known.
      if (isInside && !isHidden && !isRendered()) return;
      // Of the address: a chosen end is rendered later.
      const isToMissing = to.kind === 'error' || (from.kind !== 'error' && readLatest().to === undefined);
      const end = asking === 'to' || (asking === true && isToMissing) ? to : from;
      // The office of a person without a room has the focus, or Tab has taken it on from an error.
      if (end.kind !== 'error' || !(end.withoutRoom || (isInside && !isHidden)))
        enter(end === to ? 'to' : 'from');
      return;
    }
    // On a phone one line has replaced the form, which is hidden with its focus; or a choice or Back has removed what had it.
    const fields = [...(box.current?.querySelectorAll<HTMLElement>('button, input') ?? [])];
    const isLost = isTaken && !isInside && isLeft.current;
    const start = isLost && document.querySelector<HTMLElement>('[data-opens-walking]');
    if (start) start.focus({ preventScroll: true });
    else if (isHidden || isLost) fields.find((field) => field.checkVisibility())?.focus();
  });
  const openState = `${asking} ${from.kind} ${to.kind} ${!open && directions.path}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as below
  useLayoutEffect(() => {
    focused.current = document.activeElement;
  }, [openState]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form opens, closes, or has another end; another route has other buttons
  useEffect(() => {
    isLeft.current ||= shown !== opened.current;
    // One frame later, as the shell focuses the main part of the page first.
    const frame = requestAnimationFrame(moveFocus);
    return () => cancelAnimationFrame(frame);
  }, [openState]);
  const close = () => setAsking(false);
  function closeOnEscape({ key, target }: ReactKeyboardEvent): void {
    const isList = target instanceof HTMLElement && target.ariaExpanded === 'true';
    if (open && key === 'Escape' && !isList) close();
  }
  function chooseOnMap(end: EndpointName): void {
    setAsking(end);
    directions.setChoosing(end);
  }
  function fieldOf(end: EndpointName) {
    const { [end]: own } = directions;
    const other = end === 'from' ? 'to' : 'from';
    const nearest = end === 'to' && from.kind !== 'none';
    const problemOf = (id: string, key: number) => (
      <EndpointProblem key={key} className={css.problem} {...{ id, name: end, directions }} />
    );
    return {
      label: end.toUpperCase(),
      chosen: own.kind === 'target' ? capitalised(own.target.name) : '',
      unknown: own.kind === 'error' ? own.unknown : undefined,
      problem: own.kind === 'error' ? problemOf : undefined,
      hint: end === 'from' && rest ? `Your walk ended here: ${rest.name}` : hintOf(own),
      near: placeOf(end === 'to' ? from : to),
      // Enter, pressed again, would take one that no person has seen.
      defaults: isRendered() ? defaultsFor(end, nearest, () => chooseOnMap(end)) : [],
      isOffered: offersFor(end, directions),
      onChoose: take.bind(undefined, end),
      // At once: letters typed before the page shows the choice are of the other end. A blur has left the fields.
      onTaken: () =>
        (isMissing(other) || directions[other].kind === 'error') &&
        document.activeElement?.matches('input') &&
        enter(other),
      onHide: () => setAsking(end),
    };
  }
  /** Clear disables its button, so the focus moves to the first field. */
  function clearAll(): void {
    setAsking(asking && 'from');
    act('clear');
    box.current?.querySelector('input')?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any field
    <div
      ref={box}
      className={css.ask}
      data-open={open || undefined}
      data-asks={asksStart || undefined}
      data-rests={rest && ''}
      onKeyDown={closeOnEscape}
    >
      <button
        type="button"
        className={`${styles.lineButton} ${controls.inset} ${css.line}`}
        aria-expanded={open}
        onClick={() => setAsking(true)}
      >
        <Icon of={searchIcon} />
        <EndpointNames from={from} to={to} />
      </button>
      <form className={`${styles.stack} ${css.form}`} onSubmit={(event) => event.preventDefault()}>
        <div className={`${styles.stack} ${css.ends}`}>
          <PlaceCombobox {...fieldOf('from')} {...(asksStart && askedStart)} />
          <PlaceCombobox {...fieldOf('to')} />
        </div>
        <div className={`${styles.row} ${css.actions}`}>
          <Button
            tone="quiet"
            className={css.swap}
            onClick={() => act('swap')}
            disabled={isEmpty}
            aria-label="Swap"
            icon={arrowUpDownIcon}
          >
            <span className={css.word}>Swap</span>
          </Button>
          <Button tone="quiet" className={css.clear} onClick={clearAll} disabled={isEmpty}>
            Clear
          </Button>
          <Button tone="quiet" className={css.close} onClick={close} aria-label="Close" icon={xIcon} />
        </div>
      </form>
    </div>
  );
}

/** `118B → 329A`, or a question while an endpoint is missing. */
function EndpointNames({ from, to }: Endpoints) {
  const [start, end] = [shortNameOf(from), shortNameOf(to)];
  if (!start && !end) return <span>{from.kind === 'error' ? 'Where are you?' : 'Where to?'}</span>;
  if (!start) return <span>Where do you start for {end}?</span>;
  return (
    <span>
      <span className="visually-hidden">Change start or destination:</span> <span>{start}</span>{' '}
      <span aria-hidden="true">→</span> <span className="visually-hidden">to</span>{' '}
      <span>{end || 'where?'}</span>
    </span>
  );
}

/** Name of a room, where one without a number is, or the room of a person. */
function hintOf(end: Endpoint): string | undefined {
  if (end.kind !== 'target' || end.target.kind !== 'place') return undefined;
  const { name } = end.target.place;
  const room = college.findRoomOf(end.target.place);
  if (end.target.name !== name) return room ? `${name}, ${room.name}` : name;
  if (room?.sign === '') return listingOf({ room, place: end.target.place }, college.levels).detail;
  return room && room.name !== name ? room.name : undefined;
}
