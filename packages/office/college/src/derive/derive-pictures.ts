import {
  type Box,
  boxOf,
  type LevelPlan,
  outdoors,
  type Place,
  type Screen,
  scaleOf,
  screenZoom,
  toMetres,
} from '@campusway/campus';
import type { Names, NamesOf } from '@campusway/campus/labels';
import {
  campusMarks,
  floorMarks,
  type Mark,
  otherWingsMark,
  toCampusScene,
  toFloorScene,
} from '@campusway/campus/scene';
import type { PictureNames } from '@campusway/contract';
import { drawMarks } from '../drawing/draw-marks.ts';
import { paletteOf, type Scheme } from '../drawing/palette.ts';
import { drawNames, placeNames, type Window } from '../drawing/place-names.ts';
import { element } from '../svg.ts';

/** Maximum characters of a picture. A larger one has only surfaces, or is omitted if that is too large as well. */
const maxLength = 150_000;
/** CSS pixels per metre of the strokes on the picture of the campus, which pages show at several scales. */
const campusScale = 2.5;
const scales = [0.6, 0.8, 1, 1.25, 1.6, 2, 2.5, 3.1, 4, 5];
/** What is drawn around a screen's window, as a share of its size: visible in a map that is wider than the plane. */
const margin = 1.25;

/** A screen before its plan has loaded. */
export interface PlanPicture {
  /** SVG of the window with `margin` on each side. */
  readonly schemes: Readonly<Record<Scheme, string>>;
  /** Width by height. */
  readonly ratio: number;
  /** Its width in metres. */
  readonly metres: number;
  /** CSS pixels, as wide as the screen's map draws the same part when it opens. */
  readonly width: number;
  /** Its point in the middle of that map, as shares of its width and height from the left and from the top. */
  readonly middle: readonly [across: number, down: number];
  /** The middle of the picture, metres; only for a plan without a wing of its own. */
  readonly centre?: readonly [x: number, y: number];
}

interface DrawnScreens {
  readonly screens: readonly Omit<Screen, 'heading' | 'summary'>[];
  /** By level. */
  readonly plans: ReadonlyMap<number, LevelPlan>;
  /** The entrance levels of all buildings. */
  readonly ground: LevelPlan;
}

/** A picture of each screen, by its id. None without buildings, or when it is too large. */
export function derivePictures(drawn: DrawnScreens): ReadonlyMap<string, PlanPicture> {
  return new Map(
    drawn.screens.flatMap((screen) => {
      const schemes = drawScreen(screen, drawn);
      return schemes ? [[screen.id, { schemes, ...sizeOf(screen) }] as const] : [];
    }),
  );
}

/** With the screen's own building only. */
function drawScreen(
  screen: DrawnScreens['screens'][number],
  { plans, ground }: DrawnScreens,
): PlanPicture['schemes'] | undefined {
  const { level, wing } = screen;
  const plan = plans.get(level);
  const box = widened(screen.window);
  if (!plan || ground.outline.length === 0) return undefined;
  const isCampus = level === outdoors;
  const scale = isCampus ? campusScale : scaleOf(screen) * 2 ** screenZoom;
  const scene = toFloorScene(plan);
  const marks = isCampus
    ? campusMarks(toCampusScene(plan, ground), { scale, box }, { showsRooms: false })
    : [...floorMarks(scene, { scale, box }), wing ? otherWingsMark(scene, wing) : {}];
  // As on the map, a floor ends at its images; the other wings are beyond them.
  const part = isCampus || wing ? box : boxOf(screen.images.flat().map((at) => toMetres(at, screen)));
  // The names of the campus, whose picture has several scales, are a part of their own.
  const names = isCampus
    ? undefined
    : placeNames({ floor: plan, showsRooms: true, pinned: new Set(), wing }, windowOf(part), { scale });
  for (const some of [marks, marks.filter(({ areas, rings }) => areas ?? rings)]) {
    const light = drawPicture(some, { box, part, names }, 'light');
    if (light.length <= maxLength) return { light, dark: drawPicture(some, { box, part, names }, 'dark') };
  }
  return undefined;
}

function sizeOf({
  window: [west, south, east, north],
  centre,
  plane,
  wing,
}: Pick<Screen, 'window' | 'centre' | 'plane' | 'wing'>): Omit<PlanPicture, 'schemes'> {
  const [[bottom, left], [top, right]] = plane;
  const size = 1 + 2 * margin;
  return {
    ratio: (right - left) / (top - bottom),
    metres: size * (east - west),
    width: size * (right - left) * 2 ** screenZoom,
    middle: [
      (margin + (centre[1] - left) / (right - left)) / size,
      (margin + (top - centre[0]) / (top - bottom)) / size,
    ],
    ...(!wing && { centre: [(west + east) / 2, (south + north) / 2] as const }),
  };
}

function widened([west, south, east, north]: Screen['window']): Box {
  const [aside, above] = [(east - west) * margin, (north - south) * margin];
  return { minX: west - aside, minY: south - above, maxX: east + aside, maxY: north + above };
}

interface Drawn {
  readonly box: Box;
  /** Marks are visible inside it. */
  readonly part: Box;
  readonly names: Names | undefined;
}

function windowOf({ minX, minY, maxX, maxY }: Box): Window {
  return [minX, minY, maxX, maxY];
}

function drawPicture(marks: readonly Mark[], { box, part, names }: Drawn, scheme: Scheme): string {
  const palette = paletteOf(scheme);
  const drawn = shortened(drawMarks(marks, palette)) + (names ? drawNames(names, palette) : '');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: viewBoxOf(box), 'font-family': names && 'sans-serif' },
    element('rect', { ...placed(box), fill: palette.ground }) +
      (part === box ? drawn : element('svg', { ...placed(part), viewBox: viewBoxOf(part) }, drawn)),
  );
}

function placed({ minX, minY, maxX, maxY }: Box) {
  return { x: minX, y: -maxY, width: maxX - minX, height: maxY - minY };
}

function viewBoxOf(box: Box): string {
  return Object.values(placed(box)).join(' ');
}

/** The names on the picture of the campus; undefined without a screen of it. */
export function derivePictureNames({
  screens,
  plans,
  ground,
  places,
}: DrawnScreens & { readonly places: readonly Place[] }): PictureNames | undefined {
  const screen = screens.find(({ level }) => level === outdoors);
  const grounds = plans.get(outdoors);
  if (!screen || !grounds) return undefined;
  const named = screen.places.flatMap((id) => places.find((place) => place.id === id) ?? []);
  const names = { grounds, floor: ground, places: named, showsRooms: false, pinned: new Set<string>() };
  return { window: screen.window, layouts: scales.map((scale) => layOut(names, screen.window, scale)) };
}

function layOut(names: NamesOf, window: Screen['window'], scale: number): PictureNames['layouts'][number] {
  const [west, , , north] = window;
  return {
    scale,
    labels: placeNames(names, window, { scale }).labels.map(({ at: [x, y], ...label }) => ({
      ...label,
      at: [rounded(west + x / scale), rounded(north - y / scale)],
    })),
  };
}

/** Paths in decimetres, which are enough for a background; lines from the last point, which is a quarter shorter. */
function shortened(svg: string): string {
  return svg.replace(/ d="[^"]*"/g, (path) => toRelative(path).replaceAll(' -', '-'));
}

function toRelative(path: string): string {
  if (/a/i.test(path)) return path.replace(/(?<!\d)\d+\.\d+/g, (value) => String(rounded(Number(value))));
  let [x, y] = [0, 0];
  return path.replace(/([ML])([-\d.]+) ([-\d.]+)/g, (_all, command: string, ...to: string[]) => {
    const [right = 0, down = 0] = to.slice(0, 2).map((value) => rounded(Number(value)));
    const [across, along] = [rounded(right - x), rounded(down - y)];
    [x, y] = [right, down];
    if (command === 'M') return `M${right} ${down}`;
    if (along === 0) return `h${across}`;
    return across === 0 ? `v${along}` : `l${across} ${along}`;
  });
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
