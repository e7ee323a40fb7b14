import { type Place, type PlaceId, storeyOf } from '@campusway/campus';
import { pinOutline, pinSize } from '@campusway/campus/labels';
import type { PictureNames as Names, PictureLabel } from '@campusway/contract';
import { college, loadPart, whenPageIdle } from '@campusway/platform';
import { useEffect, useRef, useState } from 'react';
import type { PlanMarks } from '../answer/use-marks.ts';
import css from './home.module.css';

/** Distance of a name from the edges, CSS pixels. */
const gap = 6;

interface PictureNamesProps {
  readonly pinned: PlaceId | undefined;
  readonly marks: PlanMarks | undefined;
}

/** Names on the picture of the campus, and a pin or marks. Omits names that the edges of the picture would cut. */
export function PictureNames({ pinned, marks }: PictureNamesProps) {
  const svg = useRef<SVGSVGElement>(null);
  const names = useNames();
  const pins = usePins(pinned, marks);
  const [[width, height], setSize] = useState<readonly [number, number]>([0, 0]);
  useEffect(() => {
    if (!svg.current) return undefined;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setSize([entry.contentRect.width, entry.contentRect.height]);
    });
    sizes.observe(svg.current);
    return () => sizes.disconnect();
  }, []);

  return (
    <svg ref={svg} aria-hidden="true" className={css.names}>
      {names && width > 0 && <Labels {...{ names, width, height, pins }} />}
    </svg>
  );
}

interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** Target of a click on the picture: for a name the point of its place, since the plan may draw the name elsewhere. */
export function targetOf({ clientX: x, clientY: y }: Pick<MouseEvent, 'clientX' | 'clientY'>): WindowPoint {
  for (const element of document.elementsFromPoint(x, y)) {
    const name = element.closest<SVGElement>('[data-target]');
    const [right = 0, down = 0] = name?.dataset.target?.split(' ').map(Number) ?? [];
    const box = name?.ownerSVGElement?.getBoundingClientRect();
    if (box) return { x: box.x + right, y: box.y + down };
  }
  return { x, y };
}

interface LabelsProps {
  readonly names: Names;
  readonly width: number;
  readonly height: number;
  readonly pins: readonly Pin[];
}

function Labels({ names: { window, layouts }, width, height, pins }: LabelsProps) {
  const [west, south, east, north] = window;
  // As the picture covers the stage (Stage of ui-kit).
  const scale = Math.max(width / (east - west), height / (north - south));
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const layout = layouts.findLast((one) => one.scale <= scale / letters) ?? layouts[0];
  const toPixels = (x: number, y: number) =>
    [width / 2 + (x - (west + east) / 2) * scale, height / 2 - (y - (south + north) / 2) * scale] as const;
  const isWhole = (label: PictureLabel) => {
    const [x, y] = toPixels(...label.at);
    const [aside, above] = [(label.width * letters) / 2 + gap, (label.height * letters) / 2 + gap];
    return x > aside && x < width - aside && y > above && y < height - above;
  };
  return (
    <>
      {layout?.labels.filter(isWhole).map((label) => (
        <Label
          key={label.at.join(' ')}
          label={label}
          target={label.target && toPixels(...label.target).join(' ')}
          transform={`translate(${toPixels(...label.at)}) scale(${letters})`}
        />
      ))}
      {pins.map(({ place: { id, x, y }, number }) => (
        <PinAt key={id} at={toPixels(x, y)} number={number} />
      ))}
    </>
  );
}

interface PinProps {
  readonly at: readonly [x: number, y: number];
  readonly number: number | undefined;
}

/** The pin of a single place, or the number plate of one of several. */
function PinAt({ at: [x, y], number }: PinProps) {
  if (number === undefined) {
    const corner = [x - pinSize.width / 2, y - pinSize.height + 1.5];
    return <path className={css.pin} d={pinOutline} transform={`translate(${corner.join(' ')})`} />;
  }
  return (
    <g transform={`translate(${x} ${y})`} data-tone="sign">
      <rect x={-12} y={-12} width={24} height={24} rx={4} />
      <text fontSize={16} fontWeight={700}>
        {number}
      </text>
    </g>
  );
}

interface LabelProps {
  readonly label: PictureLabel;
  /** Point of its place in the picture, CSS pixels. */
  readonly target: string | undefined;
  readonly transform: string;
}

function Label({ label, target, transform }: LabelProps) {
  const { tone, halo, upright, width, height, lines } = label;
  return (
    <g
      transform={upright ? `${transform} rotate(-90)` : transform}
      data-tone={tone}
      data-halo={halo}
      data-target={target}
    >
      {tone === 'sign' && <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={4} />}
      {lines.map(({ text, font: { size, weight }, offset }) => (
        // Capitals and digits are slightly above the middle of their line.
        <text key={offset} y={offset + size * 0.06} fontSize={size} fontWeight={weight}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** The names, once the page is idle; none in a college without picture, or when they do not load. */
function useNames(): Names | undefined {
  const [names, setNames] = useState<Names>();
  useEffect(
    () =>
      whenPageIdle(() => {
        loadPart('picture').then(setNames, () => undefined);
      }),
    [],
  );
  return names;
}

interface Pin {
  readonly place: Place;
  /** Of one of several places. */
  readonly number?: number;
}

/** The place, or the marked ones on the storey of the first. */
function usePins(pinned: PlaceId | undefined, marks: PlanMarks | undefined): readonly Pin[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const isPinned = pinned !== undefined || marks !== undefined;
  useEffect(() => {
    if (isPinned) loadPart('places').then(setPlaces, () => undefined);
  }, [isPinned]);
  const find = (id: PlaceId | undefined) => places.find((place) => place.id === id);
  if (!marks) return [find(pinned)].flatMap((place) => (place ? [{ place }] : []));
  const floorOf = (place: Place | undefined) => place && storeyOf(college.levels, place.level);
  const floor = floorOf(find(marks.highlighted ?? marks.places[0]));
  return marks.places.flatMap((id, i) => {
    const place = find(id);
    return place && floorOf(place) === floor ? [{ place, number: i + 1 }] : [];
  });
}
