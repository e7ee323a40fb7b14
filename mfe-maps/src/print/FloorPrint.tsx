import { titleOf } from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import type { CampusRoute } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { useEffect, useRef } from 'react';
import { isGroundFloor } from '../routing/floor-of.ts';
import { useFloorPlans } from '../routing/use-floor-plans.ts';
import css from './FloorPrint.module.css';
import { paintFloorPrint } from './paint-floor-print.ts';
import { whenPrinting } from './when-printing.ts';

interface FloorPrintProps {
  readonly route: CampusRoute;
  readonly floor: number;
  /** Of the plan, CSS pixels. */
  readonly height: number;
}

/** A small plan of one floor with the way on it, in the colours of paper whatever the screen shows. */
export function FloorPrint({ route, floor, height }: FloorPrintProps) {
  const { plan, groundFloor, upperFloor } = useFloorPlans(floor);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(
    () =>
      whenPrinting(() => {
        const plans = { plan, groundFloor, upperFloor };
        if (canvas.current) paintFloorPrint(canvas.current, { plans, route, floor, height });
      }),
    [plan, groundFloor, upperFloor, route, floor, height],
  );
  const title = titleOf(college.levels, floor);
  const name = isGroundFloor(floor) ? `${title} and grounds` : title;
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>{capitalised(name)}</figcaption>
      <canvas
        ref={canvas}
        className={css.canvas}
        aria-label={`Plan of the ${name} with the way`}
        role="img"
      />
    </figure>
  );
}
