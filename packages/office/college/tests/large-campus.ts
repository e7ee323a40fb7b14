import type { GeoFeature, Point } from '@campusway/campus';
import type { DataCopy } from './data-copy.ts';
import { lineFeature, polygonFeature, rectangle } from './feature.ts';

const roomWidth = 4;
const roomDepth = 5;
const corridorWidth = 3;
const spineWidth = 6;
const wall = 0.1;
const first: Point = [0, 300];

interface Annex {
  readonly corridors: number;
  /** Rooms on each of the two sides of a corridor. */
  readonly roomsPerSide: number;
}

/** Adds an annex to all four floors: parallel corridors with rooms on both sides, along a wide spine with a lift. */
export function addAnnex(copy: DataCopy, annex: Annex): void {
  for (const level of [1, 2, 3, 4]) {
    const numbers: string[] = [];
    copy.editMap(`geometry/level-${level}.geojson`, (features) => [
      ...features.map((feature) => (feature.id === `level-${level}` ? withOutline(feature, annex) : feature)),
      ...annexFeatures(level, annex, numbers),
    ]);
    copy.editJson(`rooms/level-${level}.json`, (content) => {
      const rooms = content.rooms as object[];
      for (const number of numbers)
        rooms.push({ number, wing: 'east', kind: 'other', name: `Room ${number}` });
    });
  }
  copy.editMap('geometry/campus.geojson', (features) => [
    ...features,
    line('way-annex', { feature_type: 'way', category: 'path', name: 'annex path' }, [
      [200, 0],
      [200, -10],
      [-20, -10],
      [-20, first[1] + 1],
      [first[0], first[1] + 1],
    ]),
  ]);
}

const pitch = 2 * roomDepth + corridorWidth;

function withOutline(feature: GeoFeature, annex: Annex): GeoFeature {
  const [x, y] = first;
  const ring = rectangle(
    x,
    y,
    x + spineWidth + annex.roomsPerSide * roomWidth,
    y + annex.corridors * pitch + 8,
  );
  const closed = [...ring, ...ring.slice(0, 1)];
  const coordinates =
    feature.geometry.type === 'Polygon' ? [...feature.geometry.coordinates, closed] : [closed];
  return { ...feature, geometry: { type: 'Polygon', coordinates } };
}

function annexFeatures(level: number, { corridors, roomsPerSide }: Annex, numbers: string[]): GeoFeature[] {
  const [x0, y0] = first;
  const [left, right] = [x0 + spineWidth, x0 + spineWidth + roomsPerSide * roomWidth];
  const end = y0 + corridors * pitch;
  const middle = x0 + spineWidth / 2;
  const joints = Array.from({ length: corridors }, (_, i): Point => [middle, centreOf(i)]);
  const features: GeoFeature[] = [
    unit(`annex-spine-${level}`, 'walkway', rectangle(x0, y0, left, end)),
    line(`way-annex-spine-${level}`, { feature_type: 'way', category: 'corridor' }, [
      [middle, y0 + 1],
      ...joints,
      [middle, end - 1],
    ]),
    polygonFeature(
      `annex-lift-${level}`,
      { feature_type: 'unit', category: 'elevator', shaft: 'annex-lift' },
      [shrink(rectangle(x0, end, left, end + 8))],
    ),
    line(`door-annex-lift-${level}`, door, [
      [middle - 0.6, end],
      [middle + 0.6, end],
    ]),
    unit(`annex-duct-${level}`, 'structure', rectangle(left, end, right, end + 8)),
  ];
  if (level === 1) {
    const entrance = { feature_type: 'opening', category: 'entrance', swing: 'none', leaves: 1 } as const;
    features.push(
      line('annex-entrance', entrance, [
        [x0, y0 + 0.2],
        [x0, y0 + 1.8],
      ]),
      line('way-annex-door', { feature_type: 'way', category: 'corridor' }, [
        [x0, y0 + 1],
        [middle, y0 + 1],
      ]),
    );
  }
  for (let i = 0; i < corridors; i++)
    features.push(...corridor(level, i, { left, right, middle, roomsPerSide }, numbers));
  return features;
}

function centreOf(corridor: number): number {
  return first[1] + corridor * pitch + roomDepth + corridorWidth / 2;
}

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly roomsPerSide: number;
}

function corridor(level: number, index: number, extent: Extent, numbers: string[]): GeoFeature[] {
  const { left, right, middle, roomsPerSide } = extent;
  const y = centreOf(index);
  const [low, high] = [y - corridorWidth / 2, y + corridorWidth / 2];
  const features = [
    unit(`annex-corridor-${level}-${index}`, 'walkway', rectangle(left, low, right, high)),
    line(`door-annex-corridor-${level}-${index}`, door, [
      [left, low + 0.4],
      [left, high - 0.4],
    ]),
    line(`way-annex-${level}-${index}`, { feature_type: 'way', category: 'corridor' }, [
      [middle, y],
      [left, y],
      [right - 1, y],
    ]),
  ];
  for (let i = 0; i < 2 * roomsPerSide; i++) {
    const number = `${level}${String(100_000 + index * 2 * roomsPerSide + i)}`;
    numbers.push(number);
    const x = left + Math.floor(i / 2) * roomWidth;
    const [near, far] = i % 2 === 0 ? [low, low - roomDepth] : [high, high + roomDepth];
    const properties = { feature_type: 'unit', category: 'room', room: number, wing: 'east' } as const;
    features.push(
      polygonFeature(`room-${number}`, properties, [shrink(rectangle(x, near, x + roomWidth, far))]),
      line(`door-room-${number}`, door, [
        [x + 0.5, near],
        [x + 1.4, near],
      ]),
    );
  }
  return features;
}

const door = { feature_type: 'opening', category: 'door', swing: 'none', leaves: 1 } as const;
const line = lineFeature;

function unit(id: string, category: string, ring: readonly Point[]): GeoFeature {
  return polygonFeature(id, { feature_type: 'unit', category }, [shrink(ring)]);
}

function shrink(ring: readonly Point[]): Point[] {
  const [[x0, y0], , [x1, y1]] = ring as [Point, Point, Point];
  return rectangle(x0 + wall, y0 + wall, x1 - wall, y1 - wall);
}
