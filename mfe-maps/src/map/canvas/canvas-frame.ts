import {
  type Box,
  boxOf,
  type Placement,
  type PlanePoint,
  type Point,
  scaleOf,
  toPlane,
} from '@campusway/campus';
import { pinSize } from './pin.ts';

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

/** Transform from metres of the campus to a canvas: rotation, then (x · scale + dx, -y · scale + dy) in CSS pixels. */
export interface Frame {
  /** Counter-clockwise rotation about the origin, radians; 0 on a map. */
  readonly turn: number;
  /** CSS pixels per metre. */
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
  /** Visible area in metres; the bounding box for a rotated plan. */
  readonly box: Box;
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

/** Creates a frame from the position of the origin on a canvas and the canvas size in CSS pixels. */
export function frameOf(
  canvas: Omit<Frame, 'box'> & { readonly width: number; readonly height: number },
): Frame {
  const { turn, scale, dx, dy, width, height, pixelRatio } = canvas;
  const corners = [0, width].flatMap((x) =>
    [0, height].map((y) => turned([(x - dx) / scale, (dy - y) / scale], -turn)),
  );
  return { turn, scale, dx, dy, box: boxOf(corners), pixelRatio };
}

/** The same frame in pixels that are `factor` times as large: enlarges text, not metres. */
export function enlarged({ scale, dx, dy, pixelRatio, ...rest }: Frame, factor: number): Frame {
  return {
    ...rest,
    scale: scale / factor,
    dx: dx / factor,
    dy: dy / factor,
    pixelRatio: pixelRatio * factor,
  };
}

export function toPixels(point: Point, { turn, scale, dx, dy }: Omit<Frame, 'box'>): Point {
  const [x, y] = turned(point, turn);
  return [x * scale + dx, dy - y * scale];
}

/** Rotates counter-clockwise about the origin. */
export function turned([x, y]: Point, turn: number): Point {
  if (turn === 0) return [x, y];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [x * cos - y * sin, x * sin + y * cos];
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
