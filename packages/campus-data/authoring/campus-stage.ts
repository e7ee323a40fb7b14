import type { GeoFeature, Point } from '@campusway/campus';
import { lineFeature, polygonFeature } from './feature.ts';

const centre: Point = [50, 206];

/** The Open Air Stage: a round stage in the west, rows of seats in a half circle to the east of it. */
export function drawStage(): GeoFeature[] {
  const rows = [15, 18, 21, 24, 27].map((radius, i) =>
    lineFeature(`stage-row-${i + 1}`, { feature_type: 'detail', category: 'seating' }, arc(radius)),
  );
  return [
    polygonFeature('stage-seating', { feature_type: 'unit', category: 'theater', name: 'Open Air Stage' }, [
      [...arc(30), ...arc(11).reverse()],
    ]),
    polygonFeature('stage', { feature_type: 'unit', category: 'building', name: 'Stage' }, [disc(9)]),
    ...rows,
  ];
}

function arc(radius: number): Point[] {
  return Array.from({ length: 15 }, (_, i) => onCircle(radius, ((i - 7) * Math.PI) / 14));
}

function disc(radius: number): Point[] {
  return Array.from({ length: 20 }, (_, i) => onCircle(radius, (i * Math.PI) / 10));
}

function onCircle(radius: number, angle: number): Point {
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
}
