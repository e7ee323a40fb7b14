import { type Box, outdoors, type Place, type PlaceId, type Point } from '@campusway/campus';
import {
  type Frame,
  fitFrame,
  layOutNames,
  type NamesOf,
  pinOutline,
  pinSize,
  type Still,
  toPixels,
} from '@campusway/campus/labels';
import {
  campusMarks,
  circle,
  type Extent,
  floorMarks,
  type Mark,
  type Role,
  toCampusScene,
  toFloorScene,
} from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { floorOf, pointOf } from '../../journey/floor-of.ts';
import { measureInPixels } from '../canvas/canvas-frame.ts';
import { type Pen, paint } from '../canvas/paint.ts';
import type { Palette } from '../canvas/palette.ts';
import { createMeasure, paintNames, toFont } from '../labels/paint-names.ts';
import { type FloorPlans, namesOf } from './floor-plans.ts';

/** A place with a pin, and the door where a route to it ends. */
type Pin = Readonly<{ letter: string; place: Place; door?: Pick<Place, 'x' | 'y'> }>;

type Chosen = ReadonlySet<PlaceId>;

export type StillScene = ReturnType<typeof toStillScene>;

export function toStillScene(plans: FloorPlans) {
  const { plan, groundFloor, upperFloor } = plans;
  if (upperFloor) {
    const floor = toFloorScene(upperFloor);
    return { plans, marks: (extent: Extent, chosen: Chosen) => floorMarks(floor, extent, chosen) };
  }
  const campus = toCampusScene(plan, groundFloor);
  return { plans, marks: (extent: Extent, chosen: Chosen) => campusMarks(campus, extent, { chosen }) };
}

export interface StillContent extends Still, Pick<NamesOf, 'signs'> {
  readonly palette: Palette;
  readonly scene: StillScene;
  /** Points that must be visible, metres. */
  readonly points: readonly Point[];
  /** The route on this floor, metres. */
  readonly lines?: readonly (readonly Point[])[];
  /** The current step, metres. */
  readonly step?: readonly Point[];
  readonly pins?: readonly Pin[];
  readonly letters?: number;
}

/** Paints a static plan with the route on a canvas, whose size it sets: for printing and for one step. */
export function paintStill(canvas: HTMLCanvasElement | OffscreenCanvas, content: StillContent): void {
  const { width, height, pixelRatio, palette, scene, points, lines = [], pins = [], corner } = content;
  // A canvas off the screen has all methods that the painters use.
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) return;
  canvas.width = Math.round(width * pixelRatio);
  canvas.height = Math.round(height * pixelRatio);
  const frame = fitFrame(points, content);
  const pen = { context, palette, frame };
  measureInPixels(context, frame);
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, width, height);
  const pinned = new Set(pins.map(({ place }) => place.id));
  paint(pen, scene.marks(frame, pinned));
  paint(pen, routeMarks(content, 1 / frame.scale));
  // With a route only names of this floor: a hall upstairs would be printed beside the lift to it.
  const isHere = ({ level }: Place) => lines.length === 0 || floorOf(level) === floorOf(outdoors);
  const places = college.campusPlaces.filter(isHere);
  const names = { ...namesOf(scene.plans, { frame, places, pinned }), signs: content.signs ?? [] };
  const view = { minX: 0, minY: 0, maxX: width, maxY: height };
  const ways = lines.map((line) => line.map((point) => toPixels(point, frame)));
  const marks = pins.map((pin) => boxOfPin(pin, frame));
  const controls = corner ? [{ ...view, minX: width - corner.width, minY: height - corner.height }] : [];
  const obstacles = { view, controls, marks, lines: ways };
  const [measure, letters] = [createMeasure(context), content.letters ?? 1];
  paintNames(pen, layOutNames(names, { frame, measure, obstacles, letters }));
  for (const pin of pins) drawPin(pen, pin);
}

function boxOfPin({ place }: Pin, frame: Frame): Box {
  const [x, y] = toPixels([place.x, place.y], frame);
  return { minX: x - pinSize.width / 2, minY: y - pinSize.height, maxX: x + pinSize.width / 2, maxY: y };
}

function drawPin({ context, frame, palette }: Pen, pin: Pin): void {
  const { minX, minY } = boxOfPin(pin, frame);
  measureInPixels(context, frame);
  context.translate(minX, minY + 1.5);
  const outline = new Path2D(pinOutline);
  context.fillStyle = palette.sign;
  context.strokeStyle = palette.routeCasing;
  context.lineWidth = 2;
  context.fill(outline);
  context.stroke(outline);
  context.fillStyle = palette.onSign;
  context.font = toFont({ size: 18, weight: 620 });
  context.textBaseline = 'alphabetic';
  context.fillText(pin.letter, pinSize.width / 2, 23.5);
}

/** As on the map: casing and dashes with dots at the ends, and lines from the doors to the pins. `pixel` is in metres. */
function routeMarks({ lines = [], step = [], pins = [] }: StillContent, pixel: number): readonly Mark[] {
  const line = (points: readonly Point[], stroke: Role, weight: number, rest?: Mark): Mark => {
    return { lines: [points], stroke, width: weight * pixel, cap: 'round', ...rest };
  };
  const dots = (radius: number, fill: Role, ...points: readonly Point[]): Mark => {
    return { arcs: points.map((point) => circle(point, radius * pixel)), fill };
  };
  return [
    line(step, 'route', 16, { opacity: 0.28 }),
    ...lines.flatMap((way) => [
      line(way, 'routeCasing', 8),
      line(way, 'route', 4, { dash: [5 * pixel, 10 * pixel] }),
      dots(5, 'route', ...way.slice(0, 1), ...way.slice(-1)),
    ]),
    dots(10, 'routeCasing', ...step.slice(0, 1)),
    dots(7, 'route', ...step.slice(0, 1)),
    ...pins.map(({ place, door }) =>
      line(door ? [door, place].map(pointOf) : [], 'route', 2, { dash: [pixel, 5 * pixel] }),
    ),
  ];
}
