import { titleOf } from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { useEffect, useRef } from 'react';
import { useFloorPlans } from '../plan/use-floor-plans.ts';
import { isGroundFloor } from '../routing/floor-of.ts';
import css from './FloorPrint.module.css';
import { type PrintedArea, paintFloorPrint } from './paint-floor-print.ts';

interface FloorPrintProps {
  readonly floor: number;
  readonly area: PrintedArea;
  /** Content of the plan besides the floor: `with the route`. */
  readonly label: string;
  /** Height of the plan, CSS pixels. */
  readonly height: number;
}

/** A small plan of one floor, always in print colours. */
export function FloorPrint({ floor, area, label, height }: FloorPrintProps) {
  const { plan, groundFloor, upperFloor } = useFloorPlans(floor);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(
    () =>
      whenPrinting(() => {
        const plans = { plan, groundFloor, upperFloor };
        if (canvas.current) paintFloorPrint(canvas.current, { plans, area, height });
      }),
    [plan, groundFloor, upperFloor, area, height],
  );
  const title = titleOf(college.levels, floor);
  const name = isGroundFloor(floor) ? `${title} and grounds` : title;
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>{capitalised(name)}</figcaption>
      <canvas ref={canvas} className={css.canvas} aria-label={`Plan of the ${name} ${label}`} role="img" />
    </figure>
  );
}

/**
 * Paints print-only content before printing, or immediately in print media, as most pages are never printed. Returns a
 * function that stops.
 */
function whenPrinting(paint: () => void): () => void {
  const paper = matchMedia('print');
  const paintOnPaper = () => {
    if (paper.matches) paint();
  };
  paintOnPaper();
  paper.addEventListener('change', paintOnPaper);
  addEventListener('beforeprint', paint);
  return () => {
    paper.removeEventListener('change', paintOnPaper);
    removeEventListener('beforeprint', paint);
  };
}
