import { Button } from '@campusway/ui-kit';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { EndpointName } from '../../../journey/find-endpoint.ts';
import css from './JourneyForm.module.css';

interface ChooseOnMapProps {
  readonly end: EndpointName;
  readonly onCancel: () => void;
}

/** Explains what the next click on the map does. Cancel has the focus, and is described by the explanation. */
export function ChooseOnMap({ end, onCancel }: ChooseOnMapProps) {
  const instruction = useId();
  const bar = useRef<HTMLDivElement>(null);
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    bar.current?.querySelector('button')?.focus();
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && cancel();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div ref={bar} className={css.choose}>
      <p id={instruction}>
        Click or tap a room or a place on the map:{' '}
        {end === 'from' ? 'you start there' : 'it is your destination'}.
        <span className="visually-hidden"> Or use “Pin at the centre of the map”.</span>
      </p>
      <Button aria-describedby={instruction} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
