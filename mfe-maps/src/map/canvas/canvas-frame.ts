import { type Placement, type PlanePoint, scaleOf, toPlane } from '@campusway/campus';
import { type Frame, frameOf } from '@campusway/campus/labels';

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

export function toFrame(placement: Placement, { zoom, left, top, ...canvas }: Viewport): Frame {
  const scale = scaleOf(placement) * zoom;
  const [row, column]: PlanePoint = toPlane([0, 0], placement);
  const [dx, dy] = [column * zoom - left, -row * zoom - top];
  return frameOf({ turn: 0, scale, dx, dy, ...canvas });
}

/** Sets the context's unit to metres, with y to the north. */
export function measureInMetres(context: CanvasRenderingContext2D, frame: Frame): void {
  const { turn, scale, dx, dy, pixelRatio } = frame;
  const s = scale * pixelRatio;
  const [cos, sin] = [s * Math.cos(turn), s * Math.sin(turn)];
  context.setTransform(cos, -sin, -sin, -cos, dx * pixelRatio, dy * pixelRatio);
}

/** Sets the context's unit to CSS pixels, with y downwards. */
export function measureInPixels(context: CanvasRenderingContext2D, { pixelRatio }: Frame): void {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
}
