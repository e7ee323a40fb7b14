import type { CampusRoute } from '@campusway/campus/routing';
import { readPalette } from '../painter/palette.ts';
import { routeOnFloor } from '../routing/route-on-floor.ts';
import type { FloorPlans } from '../routing/use-floor-plans.ts';
import { fitFrame } from '../still/fit-frame.ts';
import { paintStill, toStillScene } from '../still/paint-still.ts';

/** CSS pixels of a sheet's width, and three for each of them on the printer. */
const [width, pixelRatio] = [680, 3];
/** CSS pixels for each metre beyond which a print shows walls and no plan. */
const maxScale = 9;

interface FloorPrintContent {
  readonly plans: FloorPlans;
  readonly route: CampusRoute;
  readonly floor: number;
  /** CSS pixels. */
  readonly height: number;
}

/** Chromium prints a canvas that is drawn on before the printing at a wrong scale: it gets a finished bitmap. */
export function paintFloorPrint(
  canvas: HTMLCanvasElement,
  { plans, route, floor, height }: FloorPrintContent,
): void {
  const { lines, changes } = routeOnFloor(route, floor);
  const points = [...lines.flat(), ...changes.map(({ at }) => at)];
  if (points.length === 0) return;
  const sheet = new OffscreenCanvas(width * pixelRatio, Math.round(height * pixelRatio));
  // It has all of an element's context that plans are drawn with.
  const context = sheet.getContext('2d') as unknown as CanvasRenderingContext2D | null;
  if (!context) return;
  const palette = readPalette(canvas.parentElement ?? document.body);
  const frame = fitFrame(points, { width, height, pixelRatio, maxScale });
  paintStill({ context, palette, frame }, { width, height, scene: toStillScene(plans), lines });
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(sheet.transferToImageBitmap());
}
