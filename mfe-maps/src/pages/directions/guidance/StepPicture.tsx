import { outdoors } from '@campusway/campus';
import { type Step, turnAhead } from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { useEffect, useMemo, useRef } from 'react';
import { pageWays } from '../../../journey/find-way.ts';
import { floorOf, pointOf, roomOf } from '../../../journey/floor-of.ts';
import { routeOnFloor } from '../../../journey/route-on-floor.ts';
import { usePalette } from '../../../map/canvas/palette.ts';
import { textScale, useLoadedFonts } from '../../../map/labels/paint-names.ts';
import { useFloorPlans } from '../../../map/plan/floor-plans.ts';
import { paintStill, toStillScene } from '../../../map/plan/paint-still.ts';
import css from './Guidance.module.css';

/** CSS pixels per metre. */
const maxScale = 14;

interface StepPictureProps {
  readonly route: CampusRoute;
  readonly step: Step;
  /** The step after it, whose direction counts for one without its own: the start. */
  readonly next?: Step | undefined;
  /** Turns the plan so that the direction of the step points up; otherwise north is up. */
  readonly aheadUp: boolean;
}

/** The destination, which the picture of the last step shows too: the route ends at its door. */
export function goalOf({ route: { toPlace }, step, next }: Omit<StepPictureProps, 'aheadUp'>) {
  return !next && floorOf(toPlace.level) === floorOf(step.level) ? toPlace : undefined;
}

/** The plan around one step, clear of the button that follows it in its corner. */
export function StepPicture({ route, step, next, aheadUp }: StepPictureProps) {
  const floor = floorOf(step.level);
  const plans = useFloorPlans(floor);
  const scene = useMemo(() => toStillScene(plans), [plans]);
  const palette = usePalette();
  const loadedFonts = useLoadedFonts();
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas must paint its labels again once the font is there
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const points = step.points.map(pointOf);
    const turn = aheadUp ? turnAhead({ ...step, points: [...step.points, ...(next?.points ?? [])] }) : 0;
    // Outdoors, where a route ends at doors, only the pin of the last step.
    const goal = goalOf({ route, step, next });
    const pins = pageWays()
      .endsOf(route)
      .filter(({ place }) => floorOf(place.level) === floor && (place.level !== outdoors || place === goal));
    const shown = goal ? [...points, pointOf(roomOf(goal))] : points;
    const { lines } = routeOnFloor(route, floor);
    let frame = 0;
    const draw = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const pixelRatio = Math.min(devicePixelRatio, 3);
      const { offsetLeft = width, offsetTop = height } = (element.nextElementSibling ??
        {}) as Partial<HTMLElement>;
      const corner = { width: width - offsetLeft, height: height - offsetTop };
      const size = { width, height, pixelRatio, maxScale, turn, corner };
      const content = { palette, scene, points: shown, lines, step: points, pins };
      paintStill(element, { ...content, ...size, letters: textScale() });
    };
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      // In the frame after the text of the step.
      frame = requestAnimationFrame(draw);
    });
    resized.observe(element);
    return () => {
      resized.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [route, step, next, floor, aheadUp, scene, palette, loadedFonts]);
  return <canvas ref={canvas} className={css.canvas} role="img" aria-label={`Plan of step: ${step.text}`} />;
}
