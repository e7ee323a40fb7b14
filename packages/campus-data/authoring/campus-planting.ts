import type { GeoFeature, Point } from '@campusway/campus';
import { pointFeature } from './feature.ts';

/** Rows of trees along the ways, and groups on the lawns; every tree a little different, none of them by chance. */
export function drawPlanting(): GeoFeature[] {
  const spots = [
    ...row([180, 24], [180, 86], 9),
    ...row([220, 24], [220, 78], 8),
    ...row([10, 10], [190, 10], 16),
    ...row([218, 10], [390, 10], 15),
    ...row([10, 24], [10, 160], 12),
    ...row([392, 100], [392, 230], 11),
    ...row([100, 235], [390, 235], 24),
    ...row([10, 235], [90, 235], 7),
    ...row([116, 98.9], [172, 98.9], 8),
    ...row([228, 98.9], [284, 98.9], 8),
    ...row([98, 175], [224, 175], 14),
    ...row([236, 175], [306, 175], 8),
    ...row([98, 104], [98, 118], 3),
    ...row([103, 131], [103, 161], 5),
    ...row([299, 104], [299, 126], 4),
    ...row([302, 139], [302, 161], 4),
    ...grove([52, 52], 26, 12),
    ...grove([150, 70], 10, 5),
    ...grove([350, 135], 26, 12),
    ...grove([44, 158], 22, 9),
  ];
  return [
    ...spots.map((spot, i) => tree(`tree-${i + 1}`, spot, 1.8 + ((i * 7) % 10) / 8)),
    pointFeature('flagpole', { feature_type: 'fixture', category: 'flagpole', radius: 0.4 }, [200, 78]),
  ];
}

function row([x0, y0]: Point, [x1, y1]: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const share = i / (count - 1);
    return [x0 + share * (x1 - x0), y0 + share * (y1 - y0)];
  });
}

/** Spread by the golden angle, as seeds in a sunflower: even, yet without a pattern that the eye finds. */
function grove([cx, cy]: Point, radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const [angle, away] = [i * 2.399963, radius * Math.sqrt((i + 0.5) / count)];
    return [cx + away * Math.cos(angle), cy + away * Math.sin(angle)];
  });
}

function tree(id: string, spot: Point, radius: number): GeoFeature {
  return pointFeature(
    id,
    { feature_type: 'fixture', category: 'tree', radius: Math.round(radius * 10) / 10 },
    spot,
  );
}
