import type { Box, Placement, PlanePoint, Point } from '@campusway/campus';
import { boxOf, scaleOf, toPlane } from '@campusway/campus';

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

/** How metres of the campus lie on a canvas: turned, then (x · scale + dx, -y · scale + dy) in CSS pixels. */
export interface Frame {
  /** Counter-clockwise turn of the plan around the origin, radians; a map's is always 0. */
  readonly turn: number;
  /** CSS pixels for each metre. */
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
  /** What the canvas shows, in metres; of a turned plan the smallest box around it. */
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

/** A frame from where the origin of the metres lies on a canvas, and how large the canvas is in CSS pixels. */
export function frameOf(
  canvas: Omit<Frame, 'box'> & { readonly width: number; readonly height: number },
): Frame {
  const { turn, scale, dx, dy, width, height, pixelRatio } = canvas;
  const corners = [0, width].flatMap((x) =>
    [0, height].map((y) => turned([(x - dx) / scale, (dy - y) / scale], -turn)),
  );
  return { turn, scale, dx, dy, box: boxOf(corners), pixelRatio };
}

/** The same frame, counted in pixels that are `factor` times as large: what is drawn in them grows, metres stay. */
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

/** Counter-clockwise around the origin. */
export function turned([x, y]: Point, turn: number): Point {
  if (turn === 0) return [x, y];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** From here on the context's unit is the metre, with y to the north. */
export function measureInMetres(
  context: CanvasRenderingContext2D,
  { turn, scale, dx, dy, pixelRatio }: Frame,
): void {
  const s = scale * pixelRatio;
  const [cos, sin] = [s * Math.cos(turn), s * Math.sin(turn)];
  context.setTransform(cos, -sin, -sin, -cos, dx * pixelRatio, dy * pixelRatio);
}

/** From here on the context's unit is the CSS pixel, with y downwards. */
export function measureInPixels(context: CanvasRenderingContext2D, { pixelRatio }: Frame): void {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
}
