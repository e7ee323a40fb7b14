import { outdoors, type Place, type Point, titleOf } from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { useEffect, useMemo, useRef } from 'react';
import { floorOf, isGroundFloor } from '../journey/floor-of.ts';
import { readPalette } from '../map/canvas/palette.ts';
import { type FloorPlans, useFloorPlans } from '../map/plan/floor-plans.ts';
import { paintStill, toStillScene } from '../map/plan/paint-still.ts';
import css from './print.module.css';

/** Width of a page in CSS pixels, and printer pixels per CSS pixel. */
const [width, pixelRatio] = [680, 3];
/** Maximum scale, CSS pixels per metre: beyond, a print shows only walls. */
const maxScale = 9;

interface FloorPrintProps {
  readonly floor: number;
  readonly area: PrintedArea;
  /** Content of the plan besides the floor: `with the route`. */
  readonly label: string;
  /** Height of the plan, CSS pixels. */
  readonly height: number;
}

/** Content of a printed plan, in metres. */
interface PrintedArea {
  /** Points that must be visible. */
  readonly points: readonly Point[];
  /** The route on this floor. */
  readonly lines: readonly (readonly Point[])[];
  readonly spot?: Point;
}

/** A small plan of one floor, always in print colours. */
export function FloorPrint({ floor, area, label, height }: FloorPrintProps) {
  const { plan, groundFloor, upperFloor } = useFloorPlans(floor);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(
    () =>
      whenPrinting(() => {
        const plans = { plan, groundFloor, upperFloor };
        if (canvas.current) paintFloorPrint(canvas.current, plans, { area, height });
      }),
    [plan, groundFloor, upperFloor, area, height],
  );
  const title = titleOf(college.levels, floor);
  const name = isGroundFloor(floor) ? `${title} and grounds` : title;
  return (
    <figure className={css.figure}>
      <figcaption>{capitalised(name)}</figcaption>
      <canvas ref={canvas} aria-label={`Plan of the ${name} ${label}`} role="img" />
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

/** Uses a bitmap, as Chromium prints a canvas that was painted earlier at a wrong scale. */
function paintFloorPrint(
  canvas: HTMLCanvasElement,
  plans: FloorPlans,
  { area, height }: Pick<FloorPrintProps, 'area' | 'height'>,
): void {
  if (area.points.length === 0) return;
  const sheet = new OffscreenCanvas(1, 1);
  const palette = readPalette(canvas.parentElement ?? document.body);
  const step = area.spot ? [area.spot] : [];
  const scene = toStillScene(plans);
  paintStill(sheet, { ...area, step, palette, scene, width, height, pixelRatio, maxScale });
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(sheet.transferToImageBitmap());
}

/** Metres around a place: enough for neighbouring rooms indoors, and for the nearest buildings outdoors. */
export const metresAround = ({ level }: Place): number => (level === outdoors ? 45 : 15);

/** Printed plan around a place. */
export function PlacePrint({ place }: { readonly place: Place }) {
  const area = useMemo(() => {
    const { x, y } = place;
    const around = metresAround(place);
    const points = [-around, around].map((by): Point => [x + by, y + by]);
    return { points, lines: [], spot: [x, y] as const };
  }, [place]);
  return <FloorPrint floor={floorOf(place.level)} area={area} label={`around ${place.name}`} height={420} />;
}
