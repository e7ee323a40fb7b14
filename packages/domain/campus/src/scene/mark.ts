import type { UnitCategory } from '../geometry/features.ts';
import type { Point } from '../geometry/point.ts';
import { type Box, overlaps, type Ring } from '../geometry/polygon.ts';
import type { PlaceId } from '../model.ts';
import { wordsIn } from '../text.ts';
import type { Area, UnitArea } from './areas.ts';
import type { Role } from './role.ts';

/** Part of a circle; radians, counter-clockwise from the east. */
export interface Arc {
  readonly centre: Point;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
  readonly clockwise: boolean;
}

/** A drawing instruction, in metres with y to the north. A plan is a list of marks, bottom first. */
export interface Mark {
  /** Used instead of a path: filled by the even-odd rule, each in its own role, or all in `fill`. */
  readonly areas?: readonly Area[];
  /** Closed outlines, open lines and arcs form one path. */
  readonly rings?: readonly Ring[];
  readonly lines?: readonly (readonly Point[])[];
  readonly arcs?: readonly Arc[];
  readonly fill?: Role;
  readonly stroke?: Role;
  /** Stroke width in metres. */
  readonly width?: number;
  readonly cap?: 'butt' | 'round';
  readonly join?: 'miter' | 'round';
  readonly dash?: readonly number[];
  /** The path is visible only inside this outline. */
  readonly clip?: Ring;
  readonly opacity?: number;
}

/** Visible part of the plan and its scale. */
export interface Extent {
  /** Pixels per metre. */
  readonly scale: number;
  readonly box: Box;
}

/** Opacity of details that fade in with the scale: 0 up to the first scale, 1 from the second on. */
export function shareAt({ scale }: Pick<Extent, 'scale'>, [first, all]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (scale - first) / (all - first)));
}

/** Marks with their opacity multiplied by `share`. */
export function faded(marks: readonly Mark[], share: number): readonly Mark[] {
  return share === 1 ? marks : marks.map((mark) => ({ ...mark, opacity: (mark.opacity ?? 1) * share }));
}

/** Length of pixels in metres. */
export function pixels(count: number, { scale }: Pick<Extent, 'scale'>): number {
  return count / scale;
}

export function circle(centre: Point, radius: number): Arc {
  return { centre, radius, from: 0, to: 2 * Math.PI, clockwise: false };
}

/** Outlines of areas without walls; `width` in pixels. */
export function edgeMark(areas: readonly Area[], stroke: Role, width: number, extent: Extent): Mark {
  const shown = areas.filter(({ box }) => overlaps(box, extent.box));
  return { rings: shown.flatMap(({ polygon }) => polygon), stroke, width: pixels(width, extent) };
}

const openCategories: ReadonlySet<UnitCategory> = new Set(
  wordsIn('fieldofplay lobby lounge parking plaza road terrace theater vegetation walkway water'),
);

/** Chosen places in the colour of the selection: what has walls is filled, an open area is outlined over a light wash. */
export function chosenMarks(
  areas: readonly UnitArea[],
  extent: Extent,
  chosen?: ReadonlySet<PlaceId>,
): readonly Mark[] {
  const own = areas.filter(({ unit }) => chosen?.has(unit.place ?? unit.id));
  const { open = [], closed = [] } = Object.groupBy(own, ({ unit: { category } }) =>
    openCategories.has(category) ? 'open' : 'closed',
  );
  return [
    ...(closed.length > 0 ? [{ areas: closed, fill: 'selected' } as const] : []),
    ...(open.length > 0
      ? [{ areas: open, fill: 'selected', opacity: 0.2 } as const, edgeMark(open, 'route', 2.5, extent)]
      : []),
  ];
}
