import { boxOf, type Placement, type PlanePoint, type Point, scaleOf, toPlane } from '@campusway/campus';
import { type Frame, frameOf, pinSize, turned } from '@campusway/campus/labels';

/** The part of the plane on a canvas: `[row, column]` lies at (column · zoom - left, -row · zoom - top) in CSS pixels. */
export interface Viewport {
  /** CSS pixels per unit of the plane. */
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

export function toFrame(
  placement: Placement,
  { zoom, left, top, width, height, pixelRatio }: Viewport,
): Frame {
  const scale = scaleOf(placement) * zoom;
  const [row, column]: PlanePoint = toPlane([0, 0], placement);
  const [dx, dy] = [column * zoom - left, -row * zoom - top];
  return frameOf({ turn: 0, scale, dx, dy, width, height, pixelRatio });
}

/** Sets the context's unit to metres, with y to the north. */
export function measureInMetres(
  context: CanvasRenderingContext2D,
  { turn, scale, dx, dy, pixelRatio }: Frame,
): void {
  const s = scale * pixelRatio;
  const [cos, sin] = [s * Math.cos(turn), s * Math.sin(turn)];
  context.setTransform(cos, -sin, -sin, -cos, dx * pixelRatio, dy * pixelRatio);
}

/** Sets the context's unit to CSS pixels, with y downwards. */
export function measureInPixels(context: CanvasRenderingContext2D, { pixelRatio }: Frame): void {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
}

/** Size and scale of a static plan. */
export interface Still {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** CSS pixels per metre. */
  readonly maxScale: number;
  /** Counter-clockwise rotation of the plan, radians. */
  readonly turn?: number;
}

/** Margin around the points, metres. */
const margin = 10;
/** Space for a pin at any of the points, and for the end of a line, CSS pixels. */
const [aside, above, below] = [pinSize.width / 2 + 6, pinSize.height + 6, 12];

/** A frame around the points and their pins, as large as possible. */
export function fitFrame(
  points: readonly Point[],
  { width, height, pixelRatio, maxScale, turn = 0 }: Still,
): Frame {
  const { minX, minY, maxX, maxY } = boxOf(points.map((point) => turned(point, turn)));
  const fit = (size: number, pins: number, span: number) =>
    Math.min(size / (span + 2 * margin), size > pins ? (size - pins) / span : Infinity);
  const scale = Math.min(
    fit(width, 2 * aside, maxX - minX),
    fit(height, above + below, maxY - minY),
    maxScale,
  );
  const dx = width / 2 - ((minX + maxX) / 2) * scale;
  const dy = (height + above - below) / 2 + ((minY + maxY) / 2) * scale;
  return frameOf({ turn, scale, dx, dy, width, height, pixelRatio });
}
