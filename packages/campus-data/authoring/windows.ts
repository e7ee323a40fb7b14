import type { GeoFeature, Point } from '@campusway/campus';
import { lineFeature } from './feature.ts';
import { hasLight } from './walls.ts';
import type { ToCampus } from './wing-frame.ts';

const pier = 0.9;
const wallMiddle = 0.15;

/** One band of windows on each side of a cell that looks out, between piers of masonry. */
export function windowsOf(id: string, corners: readonly Point[], toCampus: ToCampus): GeoFeature[] {
  return corners
    .flatMap((a, i) => {
      const b = corners[(i + 1) % corners.length] ?? a;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      return hasLight(a, b) && length > 2 * pier + 0.8 ? [band(a, b)] : [];
    })
    .map((line, i) =>
      lineFeature(
        `window-${id}${i === 0 ? '' : `-${i + 1}`}`,
        { feature_type: 'detail', category: 'window' },
        line.map(([u, v]) => toCampus(u, v)),
      ),
    );
}

/** Outer walls lie inside the cell's side, courtyard walls on both sides of it. */
function band(a: Point, b: Point): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const outside = a[0] === b[0] ? a[0] === 0 : a[1] === 0 || a[1] === 48;
  const [nx, ny] = outside ? [-dy * wallMiddle, dx * wallMiddle] : [0, 0];
  return [
    [a[0] + dx * pier + nx, a[1] + dy * pier + ny],
    [b[0] - dx * pier + nx, b[1] - dy * pier + ny],
  ];
}
