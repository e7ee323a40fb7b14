import type { Point } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { useEffect, useMemo, useRef } from 'react';
import { fitFrame } from '../canvas/fit-frame.ts';
import { usePalette } from '../canvas/palette.ts';
import { useFontReady } from '../labels/use-font-ready.ts';
import { paintStill, toStillScene } from '../plan/paint-still.ts';
import { useFloorPlans } from '../plan/use-floor-plans.ts';
import { floorOf } from '../routing/floor-of.ts';
import { routeOnFloor } from '../routing/route-on-floor.ts';
import css from './Guidance.module.css';
import { turnAhead } from './turn-ahead.ts';

/** CSS pixels per metre. */
const maxScale = 14;

interface StepPictureProps {
  readonly route: CampusRoute;
  readonly step: Step;
  /** Turns the plan so that the direction of the step points up; otherwise north is up. */
  readonly aheadUp: boolean;
}

/** The plan around one step. */
export function StepPicture({ route, step, aheadUp }: StepPictureProps) {
  const floor = floorOf(step.level);
  const { plan, groundFloor, upperFloor } = useFloorPlans(floor);
  const scene = useMemo(
    () => toStillScene({ plan, groundFloor, upperFloor }),
    [plan, groundFloor, upperFloor],
  );
  const palette = usePalette();
  const fontReady = useFontReady();
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas must paint its labels again once the font is there
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const points = step.points.map(({ x, y }): Point => [x, y]);
    const { lines } = routeOnFloor(route, floor);
    let frame = 0;
    function draw(): void {
      if (!element || !context) return;
      const { clientWidth: width, clientHeight: height } = element;
      const pixelRatio = Math.min(devicePixelRatio, 3);
      element.width = Math.round(width * pixelRatio);
      element.height = Math.round(height * pixelRatio);
      const turn = aheadUp ? turnAhead(step) : 0;
      const fitted = fitFrame(points, { width, height, pixelRatio, maxScale, turn });
      paintStill({ context, palette, frame: fitted }, { width, height, scene, lines, step: points });
    }
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
  }, [route, step, floor, aheadUp, scene, palette, fontReady]);
  return <canvas ref={canvas} className={css.canvas} role="img" aria-label={`Plan of step: ${step.text}`} />;
}
