import type { GeoFeature, Point } from '@campusway/campus';
import { lineFeature, polygonFeature } from './feature.ts';
import type { Site } from './strip-rooms.ts';
import { clearFloor } from './walls.ts';
import { wingFrames } from './wing-frame.ts';

/** The round about the courtyard, with its two arms to the lobby and the bay at the far end. */
const round: readonly Point[] = [
  [8, 8],
  [80, 8],
  [80, 11],
  [56, 11],
  [56, 20.5],
  [80, 20.5],
  [80, 23.5],
  [56, 23.5],
  [56, 40],
  [8, 40],
  [8, 21.5],
  [0, 21.5],
  [0, 18.5],
  [8, 18.5],
];
const roundHole: readonly Point[] = [
  [11, 11],
  [11, 37],
  [53, 37],
  [53, 11],
];

/** Middle lines, each with a corner wherever another one joins it. */
const middleLines = (endsAt: number): Readonly<Record<string, readonly Point[]>> => ({
  south: [
    [80, 9.5],
    [54.5, 9.5],
    [9.5, 9.5],
  ],
  west: [
    [9.5, 9.5],
    [9.5, 20],
    [9.5, 38.5],
  ],
  north: [
    [9.5, 38.5],
    [54.5, 38.5],
  ],
  east: [
    [54.5, 9.5],
    [54.5, 22],
    [54.5, 38.5],
  ],
  passage: [
    [54.5, 22],
    [80, 22],
  ],
  end: [
    [9.5, 20],
    [endsAt, 20],
  ],
});

/** Double doors to the lobby; people pass them in the middle. */
const lobbyDoors: readonly (readonly [hinge: Point, lock: Point])[] = [
  [
    [80, 8.3],
    [80, 10.7],
  ],
  [
    [80, 20.8],
    [80, 23.2],
  ],
];

export function drawCorridors({ wing, level }: Site): GeoFeature[] {
  const toCampus = wingFrames[wing];
  const floor = [round, roundHole].map((ring) => clearFloor(ring).map(([u, v]) => toCampus(u, v)));
  const ways = middleLines(level === 1 ? 0.15 : 1.5);
  return [
    polygonFeature(
      `corridor-${wing}-${level}`,
      { feature_type: 'unit', category: 'walkway', name: `Corridor, ${wing} wing`, wing },
      floor,
    ),
    ...lobbyDoors.map(([hinge, lock], i) =>
      lineFeature(
        `door-lobby-${wing}-${level}-${i + 1}`,
        { feature_type: 'opening', category: 'door', swing: 'left', leaves: 2 },
        [toCampus(...hinge), toCampus(...lock)],
      ),
    ),
    ...Object.entries(ways).map(([name, points]) =>
      lineFeature(
        `way-${wing}-${level}-${name}`,
        { feature_type: 'way', category: 'corridor', wing },
        points.map(([u, v]) => toCampus(u, v)),
      ),
    ),
    farEnd({ wing, level }),
  ];
}

/** The bay at the end of a wing: an entrance on the ground, a window above. */
function farEnd({ wing, level }: Pick<Site, 'wing' | 'level'>): GeoFeature {
  const toCampus = wingFrames[wing];
  const name = wing === 'west' ? 'West entrance' : 'East entrance';
  return level === 1
    ? lineFeature(
        `${wing}-entrance`,
        { feature_type: 'opening', category: 'entrance', name, wing, swing: 'right', leaves: 2 },
        [toCampus(0.15, 20.9), toCampus(0.15, 19.1)],
      )
    : lineFeature(`window-bay-${wing}-${level}`, { feature_type: 'detail', category: 'window' }, [
        toCampus(0.15, 21),
        toCampus(0.15, 19),
      ]);
}
