import type { Box, Placement, PlanePoint, Point } from '@campusway/campus';
import { scaleOf, toPlane } from '@campusway/campus';

/** The part of the plane that a canvas shows: `[row, column]` lies at (column · zoom - left, -row · zoom - top) in CSS pixels. */
export interface Viewport {
  /** CSS pixels for each unit of the plane. */
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** How metres of the campus lie on a canvas: (x · scale + dx, -y · scale + dy) in CSS pixels. */
export interface Frame {
  /** CSS pixels for each metre. */
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
  /** What the canvas shows, in metres. */
  readonly box: Box;
  readonly pixelRatio: number;
}

export function toFrame(
  placement: Placement,
  { zoom, left, top, width, height, pixelRatio }: Viewport,
): Frame {
  const scale = scaleOf(placement) * zoom;
  const [row, column]: PlanePoint = toPlane([0, 0], placement);
  return frameOf({ scale, dx: column * zoom - left, dy: -row * zoom - top, width, height, pixelRatio });
}

/** A frame from where the origin of the metres lies on a canvas, and how large the canvas is in CSS pixels. */
export function frameOf(
  canvas: Omit<Frame, 'box'> & { readonly width: number; readonly height: number },
): Frame {
  const { scale, dx, dy, width, height, pixelRatio } = canvas;
  const box = {
    minX: -dx / scale,
    maxX: (width - dx) / scale,
    minY: (dy - height) / scale,
    maxY: dy / scale,
  };
  return { scale, dx, dy, box, pixelRatio };
}

export function toPixels([x, y]: Point, { scale, dx, dy }: Frame): Point {
  return [x * scale + dx, dy - y * scale];
}

/** From here on the context's unit is the metre, with y to the north. */
export function measureInMetres(
  context: CanvasRenderingContext2D,
  { scale, dx, dy, pixelRatio }: Frame,
): void {
  const s = scale * pixelRatio;
  context.setTransform(s, 0, 0, -s, dx * pixelRatio, dy * pixelRatio);
}

/** From here on the context's unit is the CSS pixel, with y downwards. */
export function measureInPixels(context: CanvasRenderingContext2D, { pixelRatio }: Frame): void {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
}
