import type { GeoFeature, Point } from '@campusway/campus';
import { lineFeature, polygonFeature, rectangle } from './feature.ts';

/** The buildings that have no plan of their own, their doors, and the gates. */
export function drawBuildings(): GeoFeature[] {
  return [
    building('canteen', 'Canteen', [
      [22, 102],
      [62, 102],
      [62, 128],
      [40, 128],
      [40, 134],
      [22, 134],
    ]),
    opening('door-canteen', 'door', [
      [62, 116.2],
      [62, 113.8],
    ]),
    building('sports-complex', 'Sports Complex', [
      [326, 178],
      [384, 178],
      [384, 224],
      [338, 224],
      [338, 212],
      [326, 212],
    ]),
    opening('door-sports-complex', 'door', [
      [326, 194.8],
      [326, 197.2],
    ]),
    building('guard-house-1', 'Guard house', rectangle(210, 2, 215, 6)),
    building('guard-house-2', 'Guard house', rectangle(393, 89, 397, 94)),
    opening(
      'main-gate-1',
      'gate',
      [
        [194, 0],
        [206, 0],
      ],
      'Main Gate 1',
    ),
    opening(
      'main-gate-2',
      'gate',
      [
        [400, 80],
        [400, 86],
      ],
      'Main Gate 2',
    ),
    opening(
      'parking-exit',
      'passage',
      [
        [246, 42],
        [246, 46],
      ],
      'Way out of the car park',
    ),
    opening(
      'stage-entrance',
      'passage',
      [
        [77.2, 192.6],
        [75.6, 190],
      ],
      'Seats of the Open Air Stage',
    ),
  ];
}

function building(id: string, name: string, ring: readonly Point[]): GeoFeature {
  return polygonFeature(id, { feature_type: 'unit', category: 'building', name }, [ring]);
}

function opening(
  id: string,
  category: 'door' | 'gate' | 'passage',
  line: readonly [Point, Point],
  name?: string,
): GeoFeature {
  const leaves = category === 'door' ? 2 : 1;
  return lineFeature(
    id,
    { feature_type: 'opening', category, ...(name && { name }), swing: 'none', leaves },
    line,
  );
}
