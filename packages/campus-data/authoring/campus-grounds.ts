import type { GeoFeature, Point, UnitCategory } from '@campusway/campus';
import { lineFeature, pointFeature, polygonFeature, rectangle } from './feature.ts';

/** Lawns, roads, squares and the car park: the surfaces on which everything else stands. */
export function drawGrounds(): GeoFeature[] {
  return [
    ground('road-gate-2', 'road', 'East drive', rectangle(222, 80, 400, 86)),
    ground('road-parking', 'road', 'Parking drive', rectangle(312, 72, 319, 80)),
    ground('forecourt', 'plaza', 'Forecourt', rectangle(176, 89, 224, 102)),
    ground('founders-lawn', 'vegetation', "Founders' Lawn", lawn(191, 26, 209, 84, 9)),
    ground('west-lawn', 'vegetation', 'West Lawn', lawn(24, 20, 172, 84, 12)),
    ground('south-lawn', 'vegetation', 'South Lawn', lawn(228, 88.5, 384, 93, 2)),
    ground('west-garden', 'vegetation', 'West Garden', lawn(93, 100, 108, 121, 4)),
    ground('west-garden-north', 'vegetation', 'West Garden, north', lawn(93, 127, 108, 165, 4)),
    ground('east-garden', 'vegetation', 'East Garden', lawn(293, 100, 308, 128, 4)),
    ground('east-garden-north', 'vegetation', 'East Garden, north', lawn(293, 136, 308, 165, 4)),
    ground('pond', 'water', 'Lotus Pond', pond(126, 50)),
    ...drawParking(),
  ];
}

function ground(id: string, category: UnitCategory, name: string, ring: readonly Point[]): GeoFeature {
  return polygonFeature(id, { feature_type: 'unit', category, name }, [ring]);
}

/** A rectangle with rounded corners. */
function lawn(x0: number, y0: number, x1: number, y1: number, radius: number): Point[] {
  const centres: readonly Point[] = [
    [x1 - radius, y0 + radius],
    [x1 - radius, y1 - radius],
    [x0 + radius, y1 - radius],
    [x0 + radius, y0 + radius],
  ];
  return centres.flatMap(([cx, cy], quarter) =>
    [0, 1, 2, 3].map((step): Point => {
      const angle = ((quarter - 1) * Math.PI) / 2 + (step * Math.PI) / 6;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    }),
  );
}

function pond(cx: number, cy: number): Point[] {
  return Array.from({ length: 24 }, (_, i): Point => {
    const angle = (i * Math.PI) / 12;
    const radius = 13 + 2.5 * Math.sin(2 * angle + 0.6) + 1.2 * Math.cos(3 * angle);
    return [cx + 1.5 * radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

const bayWidth = 2.6;
const bayDepth = 5;

/** Two double rows of bays; the four widest, next to the exit on foot, are for wheelchair users. */
function drawParking(): GeoFeature[] {
  const rows = [26, 31, 49, 54];
  const bays = rows.flatMap((y, row) =>
    Array.from({ length: 48 }, (_, i): GeoFeature => {
      const x = 254 + i * bayWidth;
      return marking(`bay-${row + 1}-${i + 1}`, [
        [x, y],
        [x, y + bayDepth],
      ]);
    }),
  );
  const spines = [31, 54].map((y, i) =>
    marking(`bay-spine-${i + 1}`, [
      [254, y],
      [254 + 47 * bayWidth, y],
    ]),
  );
  return [
    ground('parking-lot', 'parking', 'Parking', rectangle(246, 18, 384, 72)),
    ...bays,
    ...spines,
    pointFeature(
      'parking-wheelchair',
      { feature_type: 'amenity', category: 'parking.wheelchair', name: 'Parking for wheelchair users' },
      [249, 51.5],
    ),
  ];
}

function marking(id: string, points: readonly Point[]): GeoFeature {
  return lineFeature(id, { feature_type: 'detail', category: 'marking' }, points);
}
