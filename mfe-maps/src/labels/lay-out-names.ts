import type { Box, LevelPlan, Place, PlaceId, Wing } from '@campusway/campus';
import { type Pictogram, toPictograms } from '@campusway/campus/scene';
import { enlarged, type Frame, toPixels } from '../painter/frame.ts';
import { campusLabels } from './campus-labels.ts';
import { floorLabels } from './floor-labels.ts';
import type { LabelWish, Measure, Obstacles, PlacedLabel } from './label.ts';
import { placeLabels } from './place-labels.ts';
import { isWithin } from './spots.ts';
import { TakenSpace } from './taken-space.ts';
import { titlesOf } from './titles.ts';

/** What is written and drawn above the route. */
export interface Names {
  readonly labels: readonly PlacedLabel[];
  readonly pictograms: readonly Pictogram[];
  /** In its pixels the labels are placed: larger ones for a reader with larger letters. */
  readonly frame: Frame;
}

export interface NamesOf {
  readonly floor: LevelPlan;
  /** The floor shows its rooms, not only buildings as solids. */
  readonly showsRooms: boolean;
  /** Around the buildings, with the places on them. */
  readonly grounds?: LevelPlan;
  readonly places?: readonly Place[];
  readonly pinned: ReadonlySet<PlaceId>;
  readonly wing?: Wing | undefined;
}

export interface Sheet {
  /** How metres lie on the canvas. */
  readonly frame: Frame;
  readonly measure: Measure;
  /** In CSS pixels of the canvas. */
  readonly obstacles: Obstacles;
  /** How much larger than usual the reader's letters are. */
  readonly letters: number;
}

/** Everything that is named on a plan, placed so that nothing covers anything. */
export function layOutNames(content: NamesOf, { measure, letters, ...sheet }: Sheet): Names {
  const frame = enlarged(sheet.frame, letters);
  const obstacles = divided(sheet.obstacles, letters);
  const { view } = obstacles;
  const canvas = frame.turn === 0 ? toPixelBox(frame) : view;
  const { floor, showsRooms, grounds, places = [], pinned, wing } = content;
  const plans = [grounds, showsRooms ? floor : undefined].filter((plan) => plan !== undefined);
  const pictograms = free(
    plans.flatMap((plan) => toPictograms(plan, frame, wing)),
    { frame, obstacles, canvas },
  );
  const known = new Set(places.map(({ name }) => name));
  const wishes: readonly LabelWish[] = [
    ...titlesOf(floor, { frame, view, wing, showsRooms }).filter(({ title }) => !known.has(title)),
    ...(grounds ? campusLabels(grounds, frame, { places, pinned, floor, showsRooms }) : []),
    ...(showsRooms ? floorLabels(floor, frame, { pinned, wing }) : []),
  ];
  const marks = [...obstacles.marks, ...pictograms.map((pictogram) => boxOfPictogram(pictogram, frame))];
  const labels = placeLabels(wishes, measure, { ...obstacles, marks }, canvas);
  return { labels, pictograms, frame };
}

interface Shown {
  readonly frame: Frame;
  readonly obstacles: Obstacles;
  readonly canvas: Box;
}

/** Those that no pin, control, line or other pictogram lies on. */
function free(pictograms: readonly Pictogram[], { frame, obstacles, canvas }: Shown): readonly Pictogram[] {
  const taken = new TakenSpace(obstacles, canvas);
  return pictograms.filter((pictogram) => {
    const box = boxOfPictogram(pictogram, frame);
    const isFree = isWithin(box, canvas) && taken.isFree(box);
    if (isFree) taken.add(pictogram, box);
    return isFree;
  });
}

export function boxOfPictogram({ at, size, plate = size }: Pictogram, frame: Frame): Box {
  const [x, y] = toPixels(at, frame);
  const half = plate / 2;
  return { minX: x - half, minY: y - half, maxX: x + half, maxY: y + half };
}

function toPixelBox(frame: Frame): Box {
  const { minX, minY, maxX, maxY } = frame.box;
  const [left, top] = toPixels([minX, maxY], frame);
  const [right, bottom] = toPixels([maxX, minY], frame);
  return { minX: left, minY: top, maxX: right, maxY: bottom };
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
