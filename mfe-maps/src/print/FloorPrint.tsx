import {
  cornersOf,
  grown,
  nameOfStorey,
  outdoors,
  type Place,
  type Screen,
  titleOf,
} from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import { cornersAround, outlineOf } from '@campusway/campus/scene';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { useEffect, useRef } from 'react';
import { commonName } from '../journey/use-route-title.ts';
import { readPalette } from '../map/canvas/palette.ts';
import { unitsOf, useOwnPlans } from '../map/plan/floor-plans.ts';
import { Legend } from '../map/plan/Legend.tsx';
import { paintStill, type StillContent, toStillScene } from '../map/plan/paint-still.ts';
import { describePlace, PrintSheet, type PrintSheetProps, whereIs } from './PrintSheet.tsx';
import css from './print.module.css';

/** Width of a page and of half of it in CSS pixels. */
export const [pageWidth, halfPage] = [680, 332];
/** Printer pixels per CSS pixel. */
const pixelRatio = 3;
/** Scale of text, pins and lines: paper is read from nearer than a screen. */
const fineness = 0.8;
/** Part of the margin around a plan that a floor's window has already, metres. */
const spare = 8;
/** Maximum scale, CSS pixels per metre: beyond, a print shows only walls. */
const maxScale = 9;

export interface FloorPrintProps {
  /** The grounds, or a floor. */
  readonly level: number;
  /** Of the floor unless given: `first floor, west`. */
  readonly name?: string;
  readonly area: PrintedArea;
  /** Content of the plan besides the floor: `with the route`. */
  readonly label: string;
  /** Size of the plan, CSS pixels. */
  readonly width?: number;
  readonly height: number;
}

type PrintedArea = Pick<StillContent, 'points' | 'lines' | 'pins' | 'signs'>;

const nameOf = (level: number, find: typeof titleOf) =>
  level === outdoors ? 'campus' : find(college.levels, level);

/** A small plan of one floor, always in print colours. */
export function FloorPrint({ level, area, label, name: given, width = pageWidth, height }: FloorPrintProps) {
  const name = given ?? nameOf(level, titleOf);
  const plans = useOwnPlans(level);
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Uses a bitmap, as Chromium prints a canvas that was painted earlier at a wrong scale. */
  function paint(): void {
    const element = canvas.current;
    if (!element || area.points.length === 0) return;
    const outlines = area.pins?.flatMap(({ place }) => outlineOf(place, unitsOf(plans))) ?? [];
    const points = [...area.points, ...outlines];
    const sheet = new OffscreenCanvas(1, 1);
    const palette = readPalette(element.parentElement ?? document.body);
    const size = { width: width / fineness, height: height / fineness };
    const still = { ...size, pixelRatio: pixelRatio * fineness, maxScale: maxScale / fineness };
    paintStill(sheet, { ...area, points, ...still, palette, scene: toStillScene(plans) });
    element.width = sheet.width;
    element.height = sheet.height;
    element.getContext('bitmaprenderer')?.transferFromImageBitmap(sheet.transferToImageBitmap());
  }
  // Before printing, or immediately in print media, as most pages are never printed. Most render their plan once.
  useEffect(() => {
    const paper = matchMedia('print');
    const listening = new AbortController();
    const { signal } = listening;
    const paintOnPaper = () => paper.matches && paint();
    paintOnPaper();
    paper.addEventListener('change', paintOnPaper, { signal });
    addEventListener('beforeprint', paint, { signal });
    return () => listening.abort();
  });
  return (
    <figure className={css.figure} style={{ flexBasis: width }}>
      <figcaption>{capitalised(name)}</figcaption>
      <canvas ref={canvas} aria-label={`Plan of the ${name} ${label}`} role="img" />
    </figure>
  );
}

export function PlacePrint({ place }: { readonly place: Place }) {
  const area: PrintedArea = { points: cornersAround(place), pins: [{ letter: '●', place }] };
  return <FloorPrint level={place.level} area={area} label={`around ${place.name}`} height={420} />;
}

/** Printed plan of a navigation screen, with pins of its places, and its legend. */
export function ViewPrint({ view, pins }: Pick<PrintedArea, 'pins'> & { readonly view: Screen }) {
  const { level, window, heading } = view;
  const [west, south, east, north] = window;
  // A long building in two halves, large enough for the numbers of small rooms.
  const isLong = level !== outdoors && east - west > 2 * (north - south);
  const parts = isLong ? (['west', 'east'] as const) : [undefined];
  const width = (east - west) / parts.length;
  return (
    <div className="print-only">
      <div className={css.parts}>
        {parts.map((part, i) => {
          const minX = west + i * width;
          const box = grown({ minX, minY: south, maxX: minX + width, maxY: north }, isLong ? -spare : 0);
          const own = pins?.filter(({ place: { x } }) => x >= minX && x < minX + width);
          const name = [nameOf(level, nameOfStorey), part].filter(Boolean).join(', ');
          const plan = { level, name, area: { points: cornersOf(box), pins: own } };
          return <FloorPrint key={minX} {...plan} label={`for ${heading}`} height={isLong ? 305 : 420} />;
        })}
      </div>
      <Legend level={level} view={view} />
    </div>
  );
}

interface ScreenPrintProps extends Partial<Pick<PrintSheetProps, 'title' | 'path'>> {
  readonly screen?: Screen | undefined;
  readonly to?: Place | undefined;
  /** Places with numbers, listed. */
  readonly marked?: readonly Place[];
}

/** Printed page of a navigation screen without a route, with the destination; of the campus without a screen. */
export function ScreenPrint({
  screen = college.getCampusScreen(),
  to,
  marked = [],
  title = screen.heading,
  path = paths.screen(screen.id, { to: to?.id }),
}: ScreenPrintProps) {
  const names = to && new Set([to.name, commonName(to), whereIs(to)]);
  const marks = marked.map((place, i) => ({ letter: String(i + 1), place }));
  return (
    <PrintSheet
      title={title}
      facts={[screen.summary, names && `To: ${[...names].join(', ')}`]}
      path={path}
      code="QR code of this page"
      plans={<ViewPrint view={screen} pins={to ? [{ letter: 'B', place: to }] : marks} />}
    >
      {marked.length > 0 && (
        <ol className={css.steps}>
          {marked.map((place) => (
            <li key={place.id}>{describePlace(place)}</li>
          ))}
        </ol>
      )}
    </PrintSheet>
  );
}
