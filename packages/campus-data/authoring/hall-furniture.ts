import type { GeoFeature, Point } from '@campusway/campus';
import { lineFeature } from './feature.ts';
import type { Site } from './strip-rooms.ts';
import { wingFrames } from './wing-frame.ts';

type Line = readonly [Point, Point];

/** Rows of seats towards a stage at the far wall, with an aisle that is wider where the hall's number stands. */
const seats: readonly Line[] = [
  ...Array.from({ length: 9 }, (_, row): Line[] => {
    const v = 32.6 + row * 1.15;
    const aisle = Math.abs(v - 38.4) < 2 ? 4.6 : 1.2;
    return [
      [
        [58.5, v],
        [68 - aisle, v],
      ],
      [
        [68 + aisle, v],
        [77.5, v],
      ],
    ];
  }).flat(),
  [
    [60, 44.6],
    [76, 44.6],
  ],
  [
    [60, 44.6],
    [60, 47.5],
  ],
  [
    [76, 44.6],
    [76, 47.5],
  ],
];

/** Book shelves along the walls, reading tables in the middle. */
const shelves: readonly Line[] = [
  ...[58, 60.4, 62.8, 65.2].map(
    (u): Line => [
      [u, 41.5],
      [u, 46.8],
    ],
  ),
  ...[67.6, 70, 72.4, 74.8, 77.2].map(
    (u): Line => [
      [u, 41.5],
      [u, 46.8],
    ],
  ),
  ...[32, 34, 36].flatMap((v): Line[] => [
    [
      [59.5, v],
      [64.5, v],
    ],
    [
      [70.5, v],
      [75.5, v],
    ],
  ]),
];

/** Rows of drawing tables. */
const tables: readonly Line[] = [31.8, 34.2, 42, 44.4].flatMap((v): Line[] =>
  [58.5, 62.5, 66.5, 70.5, 74.5].map(
    (u): Line => [
      [u, v],
      [u + 2.4, v],
    ],
  ),
);

const furniture: Readonly<Record<string, readonly Line[]>> = {
  '129': shelves,
  '161': seats,
  '236': seats,
  '270': seats,
  '336': tables,
  '372': seats,
  '447': tables,
};

export function drawFurniture({ wing }: Site, room: string): GeoFeature[] {
  const toCampus = wingFrames[wing];
  return (furniture[room] ?? []).map((line, i) =>
    lineFeature(
      `seating-${room}-${i + 1}`,
      { feature_type: 'detail', category: 'seating' },
      line.map(([u, v]) => toCampus(u, v)),
    ),
  );
}
