import type { GeoFeature, Point } from '@campusway/campus';
import { lineFeature, polygonFeature, rectangle } from './feature.ts';

/** The cricket and football ground, and the courts beside the Sports Complex. */
export function drawSports(): GeoFeature[] {
  return [
    turf(),
    line('field-border', closed(rectangle(126, 183, 218, 229))),
    line('field-half', [
      [172, 183],
      [172, 229],
    ]),
    line('field-circle', circle([172, 206], 9.15)),
    line('field-area-west', [
      [126, 190],
      [142.5, 190],
      [142.5, 222],
      [126, 222],
    ]),
    line('field-area-east', [
      [218, 190],
      [201.5, 190],
      [201.5, 222],
      [218, 222],
    ]),
    ...basketball('basketball-1', 236, 182),
    ...basketball('basketball-2', 236, 202),
    ...tennis('tennis-1', 272, 180),
    ...tennis('tennis-2', 292, 180),
  ];
}

function turf(): GeoFeature {
  const properties = { feature_type: 'unit', category: 'vegetation', name: 'Playing field' } as const;
  return polygonFeature('playing-field', properties, [rectangle(122, 180, 222, 232)]);
}

function field(id: string, name: string, ring: readonly Point[]): GeoFeature {
  return polygonFeature(id, { feature_type: 'unit', category: 'fieldofplay', name }, [ring]);
}

function line(id: string, points: readonly Point[]): GeoFeature {
  return lineFeature(id, { feature_type: 'detail', category: 'marking' }, points);
}

function closed(ring: readonly Point[]): Point[] {
  return [...ring, ...ring.slice(0, 1)];
}

function circle([cx, cy]: Point, radius: number): Point[] {
  return Array.from({ length: 25 }, (_, i): Point => {
    const angle = (i * Math.PI) / 12;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** 28 m by 15 m. */
function basketball(id: string, x: number, y: number): GeoFeature[] {
  return [
    field(id, 'Basketball court', rectangle(x, y, x + 30, y + 17)),
    line(`${id}-border`, closed(rectangle(x + 1, y + 1, x + 29, y + 16))),
    line(`${id}-half`, [
      [x + 15, y + 1],
      [x + 15, y + 16],
    ]),
    line(`${id}-circle`, circle([x + 15, y + 8.5], 1.8)),
  ];
}

/** 10.97 m by 23.77 m, in its run-off. */
function tennis(id: string, x: number, y: number): GeoFeature[] {
  const [x0, x1, y0, y1] = [x + 2.5, x + 13.5, y + 5, y + 28.8];
  return [
    field(id, 'Tennis court', rectangle(x, y, x + 16, y + 34)),
    line(`${id}-border`, closed(rectangle(x0, y0, x1, y1))),
    line(`${id}-net`, [
      [x0 - 0.9, y + 16.9],
      [x1 + 0.9, y + 16.9],
    ]),
    line(`${id}-service`, [
      [x0 + 1.4, y + 10.5],
      [x1 - 1.4, y + 10.5],
    ]),
    line(`${id}-service-2`, [
      [x0 + 1.4, y + 23.3],
      [x1 - 1.4, y + 23.3],
    ]),
  ];
}
