import { Button } from '@campusway/ui-kit';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Directions } from '../use-directions.ts';
import css from './JourneyForm.module.css';

/** Explains what the next click on the map does. Cancel has the focus, and is described by the explanation. */
export function ChooseOnMap({ directions }: { readonly directions: Directions }) {
  const { choosing, setChoosing, setAsking } = directions;
  const instruction = useId();
  const bar = useRef<HTMLDivElement>(null);
  function cancel(): void {
    setChoosing(undefined);
    setAsking(choosing ?? false);
  }
  const cancelByKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && cancel());
  useEffect(() => {
    bar.current?.querySelector('button')?.focus();
    document.addEventListener('keydown', cancelByKey);
    return () => document.removeEventListener('keydown', cancelByKey);
  }, []);
  return (
    <div ref={bar} className={css.choose}>
      <p id={instruction}>
        Click or tap a room or a place on the map:{' '}
        {choosing === 'from' ? 'you start there' : 'it is your destination'}.
        <span className="visually-hidden"> Or use “Pin at the centre of the map”.</span>
      </p>
      <Button aria-describedby={instruction} onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}
