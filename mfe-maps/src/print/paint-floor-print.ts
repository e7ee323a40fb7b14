import { boxOf, type LevelPlan, type Point } from '@campusway/campus';
import type { CampusRoute } from '@campusway/campus/routing';
import { campusMarks, floorMarks, roomScale, toCampusScene, toFloorScene } from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { campusLabels } from '../labels/campus-labels.ts';
import { floorLabels } from '../labels/floor-labels.ts';
import { createMeasure, paintLabels } from '../labels/paint-labels.ts';
import { boxOfLabel, placeLabels } from '../labels/place-labels.ts';
import { type Frame, frameOf, measureInPixels, toPixels } from '../painter/frame.ts';
import { paint, paintPictograms, trace } from '../painter/paint.ts';
import { type Palette, readPalette } from '../painter/palette.ts';
import { routeOnFloor } from '../routing/route-on-floor.ts';

/** CSS pixels of a sheet's width, and three for each of them on the printer. */
const [width, pixelRatio] = [680, 3];
/** Metres around the way. */
const margin = 10;
/** CSS pixels for each metre beyond which a print shows walls and no plan. */
const closest = 9;
const none: ReadonlySet<string> = new Set();

interface FloorPrintContent {
  readonly plan: LevelPlan;
  readonly groundFloor: LevelPlan;
  readonly upperFloor: LevelPlan | undefined;
  readonly route: CampusRoute;
  readonly floor: number;
  /** CSS pixels. */
  readonly height: number;
}

/** Chromium prints a canvas that is drawn on before the printing at a wrong scale: it gets a finished bitmap. */
export function paintFloorPrint(canvas: HTMLCanvasElement, content: FloorPrintContent): void {
  const sheet = new OffscreenCanvas(width * pixelRatio, Math.round(content.height * pixelRatio));
  const palette = readPalette(canvas.parentElement ?? document.body);
  // It has all of an element's context that plans are drawn with.
  const context = sheet.getContext('2d') as unknown as CanvasRenderingContext2D | null;
  if (!context) return;
  paintOn(context, palette, content);
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(sheet.transferToImageBitmap());
}

function paintOn(context: CanvasRenderingContext2D, palette: Palette, content: FloorPrintContent): void {
  const { plan, groundFloor, upperFloor, route, floor, height } = content;
  const { lines, changes } = routeOnFloor(route, floor, college.graph);
  const points = [...lines.flat(), ...changes.map(({ at }) => at)];
  if (points.length === 0) return;
  const frame = frameAround(points, height);
  const pen = { context, palette, frame };
  measureInPixels(context, frame);
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, width, height);
  const marks = upperFloor
    ? floorMarks(toFloorScene(upperFloor), frame)
    : campusMarks(toCampusScene(plan, groundFloor), frame);
  paint(pen, marks);
  for (const line of lines) drawWay(context, line, pen);
  const showsRooms = upperFloor !== undefined || frame.scale >= roomScale;
  if (showsRooms) paintPictograms(pen, upperFloor ?? groundFloor);
  const wishes = [
    ...(upperFloor
      ? []
      : campusLabels(plan, frame, { places: college.campusPlaces, pinned: none, showsRooms })),
    ...(showsRooms ? floorLabels(upperFloor ?? groundFloor, frame, { pinned: none }) : []),
  ];
  const labels = placeLabels(wishes, createMeasure(context)).filter((label) => {
    const { minX, minY, maxX, maxY } = boxOfLabel(label);
    return minX > 0 && minY > 0 && maxX < width && maxY < height;
  });
  paintLabels(context, labels, pen);
}

function frameAround(points: readonly Point[], height: number): Frame {
  const { minX, minY, maxX, maxY } = boxOf(points);
  const wanted = Math.min(width / (maxX - minX + 2 * margin), height / (maxY - minY + 2 * margin));
  const scale = Math.min(wanted, closest);
  const dx = width / 2 - ((minX + maxX) / 2) * scale;
  const dy = height / 2 + ((minY + maxY) / 2) * scale;
  return frameOf({ scale, dx, dy, width, height, pixelRatio });
}

interface WayPen {
  readonly frame: Frame;
  readonly palette: Palette;
}

/** As on the screen: a light casing, blue dashes, and a dot where it starts and ends. */
function drawWay(
  context: CanvasRenderingContext2D,
  line: readonly Point[],
  { frame, palette }: WayPen,
): void {
  measureInPixels(context, frame);
  const pixels = line.map((point) => toPixels(point, frame));
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [colour, weight, dash] of [
    [palette.routeCasing, 8, []],
    [palette.route, 4, [5, 10]],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = weight;
    context.setLineDash([...dash]);
    context.beginPath();
    trace(context, pixels);
    context.stroke();
  }
  context.setLineDash([]);
  context.fillStyle = palette.route;
  for (const end of [pixels.at(0), pixels.at(-1)]) {
    if (!end) continue;
    context.beginPath();
    context.arc(end[0], end[1], 5, 0, 2 * Math.PI);
    context.fill();
  }
}
