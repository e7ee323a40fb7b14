import { college, useClosedText, useClosureOf, useClosures } from '@campusway/platform';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../announce/LiveRegion.tsx';

/** Until the lines of the page have their texts: each follows the clock by itself. */
const settlesMs = 100;

/** Places that are named; of a closed building there may be dozens. */
const maxNamed = 3;

interface ClosureNewsProps {
  /** Whether the page knows its places: some load them only once something has closed. */
  readonly isReady?: boolean;
}

/**
 * Announces together what closes while it is on the page: elements with a place's id as `data-closed`. Leaves out those that
 * are in a live region of their own, or on paper only.
 */
export function ClosureNews({ isReady = true }: ClosureNewsProps) {
  const announce = useAnnounce();
  const inForce = useClosures();
  const [closureOf, closedText] = [useClosureOf(), useClosedText()];
  const known = useRef(inForce);

  useEffect(() => {
    if (!isReady || known.current === inForce) return undefined;
    const timer = setTimeout(() => {
      const before = new Set(known.current.map(({ name }) => name));
      known.current = inForce;
      const heard = idsOf('[role=status] [data-closed]');
      const texts = idsOf('[data-closed]:not(.print-only *)').flatMap((id) => {
        const place = college.findPlace(id);
        const isNew = place && !heard.includes(id) && !before.has(closureOf(place)?.name ?? '');
        return isNew ? `${place.name}. ${closedText(place)}.` : [];
      });
      const others = texts.length - maxNamed;
      if (others > 0) texts.splice(maxNamed, others, `${others} more have closed.`);
      if (texts.length > 0) announce(texts.join(' '));
    }, settlesMs);
    return () => clearTimeout(timer);
  });
  return null;
}

function idsOf(selector: string): string[] {
  const lines = [...document.querySelectorAll<HTMLElement>(selector)];
  return [...new Set(lines.map(({ dataset }) => dataset.closed ?? ''))];
}
