import { type Box, type LevelPlan, outdoors, type Place, type Screen } from '@campusway/campus';
import type { NamesOf } from '@campusway/campus/labels';
import { campusMarks, type Mark, toCampusScene } from '@campusway/campus/scene';
import type { PictureNames } from '@campusway/contract';
import { drawMarks } from '../drawing/draw-marks.ts';
import { paletteOf, type Scheme } from '../drawing/palette.ts';
import { placeNames } from '../drawing/place-names.ts';
import { element } from '../svg.ts';

/** Maximum characters of a picture. A larger one has only ground and buildings, or is omitted if that is too large as well. */
const maxLength = 150_000;
/** CSS pixels per metre of the picture's strokes, and of the layouts of names. */
const strokeScale = 2.5;
const scales = [0.6, 0.8, 1, 1.25, 1.6, 2, 2.5, 3.1, 4, 5];
/** What is drawn around the screen's window, as a share of its size: visible beside a search that covers a part. */
const margin = 0.75;

/** The campus before its plan has loaded. */
export interface CampusPicture {
  /** SVG of the window with `margin` on each side. */
  readonly schemes: Readonly<Record<Scheme, string>>;
  /** Width by height of the window. */
  readonly ratio: number;
  readonly names: PictureNames;
}

interface DrawnCampus {
  readonly screens: readonly Pick<Screen, 'level' | 'window' | 'places'>[];
  readonly grounds: LevelPlan | undefined;
  readonly 'plan/ground'?: LevelPlan;
  readonly places: readonly Place[];
}

/** The campus screen as a picture with its names. Undefined without buildings, or when it is too large. */
export function derivePicture(drawn: DrawnCampus): CampusPicture | undefined {
  const { screens, grounds, 'plan/ground': floor, places } = drawn;
  const screen = screens.find(({ level }) => level === outdoors);
  if (!screen || !grounds || !floor?.outline.length) return undefined;
  const [west, south, east, north] = screen.window;
  const [width, height] = [east - west, north - south];
  const box = {
    minX: west - width * margin,
    minY: south - height * margin,
    maxX: east + width * margin,
    maxY: north + height * margin,
  };
  const marks = campusMarks(
    toCampusScene(grounds, floor),
    { scale: strokeScale, box },
    { showsRooms: false },
  );
  const outlines = marks.filter(({ areas, rings }) => areas ?? rings);
  const chosen = [marks, outlines].find((some) => drawPicture(some, box, 'light').length <= maxLength);
  if (!chosen) return undefined;
  const named = screen.places.flatMap((id) => places.find((place) => place.id === id) ?? []);
  const names = { grounds, floor, places: named, showsRooms: false, pinned: new Set<string>() };
  return {
    schemes: { light: drawPicture(chosen, box, 'light'), dark: drawPicture(chosen, box, 'dark') },
    ratio: width / height,
    names: { window: screen.window, layouts: scales.map((scale) => layOut(names, screen.window, scale)) },
  };
}

function drawPicture(marks: readonly Mark[], box: Box, scheme: Scheme): string {
  const palette = paletteOf(scheme);
  const { minX: x, maxY } = box;
  const [width, height] = [box.maxX - x, maxY - box.minY];
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: [x, -maxY, width, height].join(' ') },
    element('rect', { x, y: -maxY, width, height, fill: palette.ground }) +
      shortened(drawMarks(marks, palette)),
  );
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

/** Decimetres are enough for a background. */
function shortened(svg: string): string {
  return svg.replace(/ d="[^"]*"/g, (path) =>
    path.replace(/(?<!\d)\d+\.\d+/g, (value) => String(rounded(Number(value)))),
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
