import type { GeoFeature, Point, UnitCategory } from '@campusway/campus';
import { lineFeature, pointFeature, polygonFeature, rectangle } from './feature.ts';
import type { Site } from './strip-rooms.ts';
import { clearFloor, courtyard } from './walls.ts';
import { windowsOf } from './windows.ts';
import { turnOf, wingFrames } from './wing-frame.ts';

interface CoreUnit {
  readonly id: string;
  readonly category: UnitCategory;
  readonly name?: string;
  readonly shaft?: string;
  readonly up?: number;
  readonly cell: readonly [u0: number, v0: number, u1: number, v1: number];
  /** Hinge and lock of its door, and the side into which it opens. */
  readonly door?: readonly [hinge: Point, lock: Point, swing: 'left' | 'right' | 'none'];
}

/** What lies on the same spot on every floor: stairs, lift, toilets, the ducts between them, the courtyard. */
function coreUnits({ wing, level }: Site): readonly CoreUnit[] {
  const turn = turnOf[wing];
  const toilets = (kind: string) => `toilet-${kind}-${wing}-${level}`;
  return [
    {
      id: toilets('men'),
      category: 'restroom.male',
      name: 'Toilet, men',
      cell: [56, 23.5, 61.6, 29.5],
      door: [[60.9, 23.5], [60, 23.5], 'right'],
    },
    {
      id: toilets('women'),
      category: 'restroom.female',
      name: 'Toilet, women',
      cell: [61.6, 23.5, 67.2, 29.5],
      door: [[62.3, 23.5], [63.2, 23.5], 'left'],
    },
    {
      id: toilets('accessible'),
      category: 'restroom.wheelchair',
      name: 'Accessible toilet',
      cell: [67.2, 23.5, 69.8, 26.7],
      door: [[68.95, 23.5], [68, 23.5], 'left'],
    },
    {
      id: `lift-${wing}-${level}`,
      category: 'elevator',
      name: 'Lift',
      shaft: `lift-${wing}`,
      cell: [69.8, 23.5, 73, 26.7],
      door: [[70.8, 23.5], [72, 23.5], 'none'],
    },
    { id: `duct-${wing}-${level}`, category: 'structure', cell: [67.2, 26.7, 73, 29.5] },
    {
      id: `stairs-${wing}-main-${level}`,
      category: 'stairs',
      name: 'Main stairs',
      shaft: `stairs-${wing}-main`,
      up: turn,
      cell: [73, 23.5, 80, 29.5],
      door: [[75, 23.5], [77.4, 23.5], 'none'],
    },
    {
      id: `stairs-${wing}-end-${level}`,
      category: 'stairs',
      name: 'End stairs',
      shaft: `stairs-${wing}-end`,
      up: 270 - turn,
      cell: [0, 21.5, 8, 28],
      door: [[8, 24], [8, 25.5], 'right'],
    },
  ];
}

export function drawCore(site: Site): GeoFeature[] {
  const toCampus = wingFrames[site.wing];
  const { u0, v0, u1, v1 } = courtyard;
  const garden = clearFloor(rectangle(u0, v0, u1, v1)).map(([u, v]) => toCampus(u, v));
  const open = site.level === 1 ? 'vegetation' : 'opentobelow';
  return [
    ...coreUnits(site).flatMap(({ id, cell, door, ...properties }) => {
      const corners = rectangle(...cell);
      const floor = clearFloor(corners).map(([u, v]) => toCampus(u, v));
      const unit = polygonFeature(id, { feature_type: 'unit', ...properties, wing: site.wing }, [floor]);
      if (!door) return [unit];
      const [hinge, lock, swing] = door;
      const leaves = swing !== 'none' && Math.hypot(hinge[0] - lock[0], hinge[1] - lock[1]) >= 1.4 ? 2 : 1;
      const opening = { feature_type: 'opening', category: 'door', swing, leaves } as const;
      const line = [toCampus(...hinge), toCampus(...lock)];
      return [unit, lineFeature(`door-${id}`, opening, line), ...windowsOf(id, corners, toCampus)];
    }),
    polygonFeature(
      `courtyard-${site.wing}-${site.level}`,
      { feature_type: 'unit', category: open, name: 'Courtyard', wing: site.wing },
      [garden],
    ),
    ...fountains(site),
    ...(site.level === 1 ? trees(site) : []),
  ];
}

function fountains({ wing, level }: Site): GeoFeature[] {
  const properties = {
    feature_type: 'amenity',
    category: 'drinkingwater',
    name: 'Drinking water',
    wing,
  } as const;
  const toCampus = wingFrames[wing];
  return [
    pointFeature(`water-${wing}-${level}`, properties, toCampus(67.2, 23.1)),
    pointFeature(`water-${wing}-end-${level}`, properties, toCampus(4, 18.9)),
  ];
}

function trees({ wing }: Site): GeoFeature[] {
  const spots = [
    [15, 28, 2],
    [19.5, 21, 2.6],
    [25, 26.5, 1.8],
    [31, 20.5, 2.2],
    [36.5, 27.5, 2.6],
    [42, 21.5, 1.9],
    [48.5, 26.5, 2.4],
  ];
  return spots.map(([u = 0, v = 0, radius = 2], i) =>
    pointFeature(
      `tree-courtyard-${wing}-${i + 1}`,
      { feature_type: 'fixture', category: 'tree', radius },
      wingFrames[wing](u, v),
    ),
  );
}
