import type { Place, PlaceId } from '@campusway/campus';
import { pinOutline, pinSize } from '@campusway/campus/labels';
import type { PictureNames as Names, PictureLabel } from '@campusway/contract';
import { loadPart, whenPageIdle } from '@campusway/platform';
import { useEffect, useRef, useState } from 'react';
import css from './home.module.css';

/** Distance of a name from the edges, CSS pixels. */
const gap = 6;

/** Names on the picture of the campus, and a pin. Omits names that the edges of the picture would cut. */
export function PictureNames({ pinned }: { readonly pinned: PlaceId | undefined }) {
  const svg = useRef<SVGSVGElement>(null);
  const names = useNames();
  const place = usePlace(pinned);
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
      {names && width > 0 && <Labels {...{ names, width, height, place }} />}
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
  readonly place: Place | undefined;
}

function Labels({ names: { window, layouts }, width, height, place }: LabelsProps) {
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
  const [pinX, pinY] = place ? toPixels(place.x, place.y) : [0, 0];
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
      {place && (
        <path
          className={css.pin}
          d={pinOutline}
          transform={`translate(${pinX - pinSize.width / 2} ${pinY - pinSize.height + 1.5})`}
        />
      )}
    </>
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

function usePlace(id: PlaceId | undefined): Place | undefined {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    if (id) loadPart('places').then(setPlaces, () => undefined);
  }, [id]);
  return places.find((place) => place.id === id);
}
