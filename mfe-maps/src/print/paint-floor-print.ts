import type { Point } from '@campusway/campus';
import { fitFrame } from '../canvas/fit-frame.ts';
import { readPalette } from '../canvas/palette.ts';
import { paintStill, toStillScene } from '../plan/paint-still.ts';
import type { FloorPlans } from '../plan/use-floor-plans.ts';

/** Width of a page in CSS pixels, and printer pixels per CSS pixel. */
const [width, pixelRatio] = [680, 3];
/** Maximum scale, CSS pixels per metre: beyond, a print shows only walls. */
const maxScale = 9;

/** Content of a printed plan, in metres. */
export interface PrintedArea {
  /** Points that must be visible. */
  readonly points: readonly Point[];
  /** The route on this floor. */
  readonly lines: readonly (readonly Point[])[];
  readonly spot?: Point;
}

interface FloorPrintContent {
  readonly plans: FloorPlans;
  readonly area: PrintedArea;
  /** CSS pixels. */
  readonly height: number;
}

/** Uses a bitmap, as Chromium prints a canvas that was painted earlier at a wrong scale. */
export function paintFloorPrint(
  canvas: HTMLCanvasElement,
  { plans, area: { points, lines, spot }, height }: FloorPrintContent,
): void {
  if (points.length === 0) return;
  const sheet = new OffscreenCanvas(width * pixelRatio, Math.round(height * pixelRatio));
  // It has all methods that the painters use.
  const context = sheet.getContext('2d') as unknown as CanvasRenderingContext2D | null;
  if (!context) return;
  const palette = readPalette(canvas.parentElement ?? document.body);
  const frame = fitFrame(points, { width, height, pixelRatio, maxScale });
  paintStill(
    { context, palette, frame },
    { width, height, scene: toStillScene(plans), lines, ...(spot && { step: [spot] }) },
  );
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(sheet.transferToImageBitmap());
}
