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
  type Extent,
  floorMarks,
  type Mark,
  type Role,
  toCampusScene,
  toFloorScene,
} from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { floorOf } from '../../journey/floor-of.ts';
import { measureInPixels } from '../canvas/canvas-frame.ts';
import { type Pen, paint, trace } from '../canvas/paint.ts';
import type { Palette } from '../canvas/palette.ts';
import type { Pin } from '../canvas/pin.ts';
import { createMeasure, paintNames, toFont } from '../labels/paint-names.ts';
import { type FloorPlans, namesOf } from './floor-plans.ts';

/** Plans prepared for repeated painting. */
export interface StillScene {
  readonly plans: FloorPlans;
  readonly marks: (extent: Extent, chosen: ReadonlySet<PlaceId>) => readonly Mark[];
}

export function toStillScene(plans: FloorPlans): StillScene {
  const { plan, groundFloor, upperFloor } = plans;
  if (upperFloor) {
    const floor = toFloorScene(upperFloor);
    return { plans, marks: (extent, chosen) => floorMarks(floor, extent, chosen) };
  }
  const campus = toCampusScene(plan, groundFloor);
  return { plans, marks: (extent, chosen) => campusMarks(campus, extent, { chosen }) };
}

interface StillContent extends Still, Pick<NamesOf, 'signs'> {
  readonly palette: Palette;
  readonly scene: StillScene;
  /** Points that must be visible, metres. */
  readonly points: readonly Point[];
  /** The route on this floor, metres. */
  readonly lines: readonly (readonly Point[])[];
  /** The current step, metres. */
  readonly step?: readonly Point[];
  readonly pins?: readonly Pin[];
  /** Factor of the user's text size. */
  readonly letters?: number;
}

/** Paints a static plan with the route on a canvas, whose size it sets: for printing and for one step. */
export function paintStill(canvas: HTMLCanvasElement | OffscreenCanvas, content: StillContent): void {
  const { width, height, pixelRatio, palette, scene, points, lines, step = [], pins = [] } = content;
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
  measureInPixels(context, frame);
  drawLine(pen, step, { role: 'route', weight: 16, opacity: 0.28 });
  for (const line of lines) drawWay(pen, line);
  drawDot(pen, step[0], 'routeCasing', 10);
  drawDot(pen, step[0], 'route', 7);
  for (const pin of pins) drawLine(pen, leaderTo(pin, lines), { role: 'route', weight: 2, dash: [1, 5] });
  // With a route only names of this floor: a hall upstairs would be printed beside the lift to it.
  const isHere = ({ level }: Place) => lines.length === 0 || floorOf(level) === floorOf(outdoors);
  const places = college.campusPlaces.filter(isHere);
  const names = { ...namesOf(scene.plans, { frame, places, pinned }), signs: content.signs ?? [] };
  const view = { minX: 0, minY: 0, maxX: width, maxY: height };
  const ways = lines.map((line) => line.map((point) => toPixels(point, frame)));
  const marks = pins.map((pin) => boxOfPin(pin, frame));
  const obstacles = { view, controls: [], marks, lines: ways };
  const [measure, letters] = [createMeasure(context), content.letters ?? 1];
  paintNames(pen, layOutNames(names, { frame, measure, obstacles, letters }));
  for (const pin of pins) drawPin(pen, pin);
}

/** From the door, where the route starts or ends, to the pin in the room. */
function leaderTo({ letter, place: { x, y } }: Pin, lines: readonly (readonly Point[])[]): readonly Point[] {
  const door = letter === 'A' ? lines.at(0)?.at(0) : lines.at(-1)?.at(-1);
  return door ? [door, [x, y]] : [];
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

/** As on the map: a light casing, blue dashes, and dots at the ends. */
function drawWay(pen: Pen, line: readonly Point[]): void {
  drawLine(pen, line, { role: 'routeCasing', weight: 8 });
  drawLine(pen, line, { role: 'route', weight: 4, dash: [5, 10] });
  for (const end of [line.at(0), line.at(-1)]) drawDot(pen, end, 'route', 5);
}

interface Stroke {
  readonly role: Role;
  /** CSS pixels, as are the dashes. */
  readonly weight: number;
  readonly dash?: number[];
  readonly opacity?: number;
}

function drawLine({ context, frame, palette }: Pen, line: readonly Point[], stroke: Stroke): void {
  const { role, weight, dash = [], opacity = 1 } = stroke;
  const points = line.map((point) => toPixels(point, frame));
  context.globalAlpha = opacity;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = palette[role];
  context.lineWidth = weight;
  context.setLineDash(dash);
  context.beginPath();
  trace(context, points);
  context.stroke();
  // Names are painted later, with solid halos.
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** `radius` in CSS pixels. */
function drawDot({ context, frame, palette }: Pen, at: Point | undefined, role: Role, radius: number): void {
  if (!at) return;
  context.fillStyle = palette[role];
  context.beginPath();
  context.arc(...toPixels(at, frame), radius, 0, 2 * Math.PI);
  context.fill();
}
