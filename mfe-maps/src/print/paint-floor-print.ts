import type { Point } from '@campusway/campus';
import { readPalette } from '../painter/palette.ts';
import type { FloorPlans } from '../routing/use-floor-plans.ts';
import { fitFrame } from '../still/fit-frame.ts';
import { paintStill, toStillScene } from '../still/paint-still.ts';

/** CSS pixels of a sheet's width, and three for each of them on the printer. */
const [width, pixelRatio] = [680, 3];
/** CSS pixels for each metre beyond which a print shows walls and no plan. */
const maxScale = 9;

/** What a printed plan is about. All in metres. */
export interface PrintedArea {
  /** The print shows all of them. */
  readonly points: readonly Point[];
  /** The way on this floor. */
  readonly lines: readonly (readonly Point[])[];
  readonly spot?: Point;
}

interface FloorPrintContent {
  readonly plans: FloorPlans;
  readonly area: PrintedArea;
  /** CSS pixels. */
  readonly height: number;
}

/** Chromium prints a canvas that is drawn on before the printing at a wrong scale: it gets a finished bitmap. */
export function paintFloorPrint(
  canvas: HTMLCanvasElement,
  { plans, area: { points, lines, spot }, height }: FloorPrintContent,
): void {
  if (points.length === 0) return;
  const sheet = new OffscreenCanvas(width * pixelRatio, Math.round(height * pixelRatio));
  // It has all of an element's context that plans are drawn with.
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
