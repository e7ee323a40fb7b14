import type { Point } from '../geometry/point.ts';
import { type Box, boxOf, cornersOf, isWithin } from '../geometry/polygon.ts';
import { outdoors } from '../level.ts';
import { type Pictogram, toPictograms } from '../scene/pictograms.ts';
import { campusLabels, edgesOn } from './campus-labels.ts';
import { floorLabels, pinnedCandidate } from './floor-labels.ts';
import { enlarged, type Frame, toPixels } from './frame.ts';
import type { LabelCandidate, Measure, NamesOf, Obstacles, PlacedLabel, Shown } from './label.ts';
import { boxOfLabel } from './label-positions.ts';
import { placeLabels } from './place-labels.ts';
import { TakenSpace } from './taken-space.ts';
import { titlesOf } from './titles.ts';

/** Labels and pictograms above the route. */
export interface Names {
  readonly labels: readonly PlacedLabel[];
  readonly pictograms: readonly Pictogram[];
  /** Frame of the labels' pixels, which are larger for users with larger text. */
  readonly frame: Frame;
}

export interface LayoutContext {
  /** Transform from metres to the canvas. */
  readonly frame: Frame;
  readonly measure: Measure;
  /** In CSS pixels of the canvas. */
  readonly obstacles: Obstacles;
  /** Factor of the user's text size. */
  readonly letters: number;
}

/** Places all labels and pictograms of a plan without collisions. */
export function layOutNames(content: NamesOf, { measure, letters, ...context }: LayoutContext): Names {
  const frame = enlarged(context.frame, letters);
  const obstacles = divided(context.obstacles, letters);
  const { view } = obstacles;
  const canvas =
    frame.turn === 0 ? boxOf(cornersOf(frame.box).map((corner) => toPixels(corner, frame))) : view;
  const { floor, showsRooms, grounds, places = [], signs = [], closed = [], wing } = content;
  const edges = grounds && edgesOn(grounds, floor, frame, canvas);
  const shown: Shown = { ...content, frame, view, edges };
  const plans = [grounds, showsRooms ? floor : undefined].filter((plan) => plan !== undefined);
  const taken = new TakenSpace(obstacles, canvas);
  const closedSigns = closed
    .filter(([level]) => (level === outdoors ? grounds : showsRooms))
    .map(([, x, y]): Pictogram => ({ name: 'closed', at: [x, y], size: 18, plate: 22 }));
  for (const sign of closedSigns) taken.add(sign, boxOfPictogram(sign, frame));
  // Without a collision with a pin, control, line or other pictogram.
  const free = plans
    .flatMap((plan) => toPictograms(plan, frame, wing))
    .filter((pictogram) => {
      const box = boxOfPictogram(pictogram, frame);
      const isFree = isWithin(box, canvas) && taken.isFree(box);
      if (isFree) taken.add(pictogram, box);
      return isFree;
    });
  const pictograms = [...free, ...closedSigns];
  const known = new Set(places.map(({ name }) => name));
  const candidates: readonly LabelCandidate[] = [
    ...titlesOf(shown).filter(({ title }) => !known.has(title)),
    ...(grounds ? campusLabels(grounds, shown) : []),
    ...(showsRooms ? floorLabels(shown) : []),
    ...signs.map(({ text, at }) => pinnedCandidate({ title: text, size: 12.5 }, toPixels(at, frame))),
  ];
  const marks = [...obstacles.marks, ...pictograms.map((pictogram) => boxOfPictogram(pictogram, frame))];
  const labels = placeLabels(candidates, measure, { ...obstacles, marks }, canvas);
  return { labels, pictograms, frame };
}

/** Where a click leads, metres: on a label of a place to the place, otherwise to the point itself. */
export function targetAt(point: Point, names: Names | undefined): Point {
  if (!names) return point;
  const [x, y] = toPixels(point, names.frame);
  const hit = names.labels.find((label) => {
    const { minX, minY, maxX, maxY } = boxOfLabel(label);
    return x >= minX && x <= maxX && y >= minY && y <= maxY;
  });
  return hit?.target ?? point;
}

export function boxOfPictogram({ at, size, plate = size }: Pictogram, frame: Frame): Box {
  const [x, y] = toPixels(at, frame);
  const half = plate / 2;
  return { minX: x - half, minY: y - half, maxX: x + half, maxY: y + half };
}

function divided({ view, controls, marks, lines }: Obstacles, by: number): Obstacles {
  const box = ({ minX, minY, maxX, maxY }: Box): Box => ({
    minX: minX / by,
    minY: minY / by,
    maxX: maxX / by,
    maxY: maxY / by,
  });
  return {
    pixel: by,
    view: box(view),
    controls: controls.map(box),
    marks: marks.map(box),
    lines: lines.map((line) => line.map(([x, y]) => [x / by, y / by] as const)),
  };
}
