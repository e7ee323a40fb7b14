import type { GeoFeature, Point } from '@campusway/campus';
import { lineFeature, pointFeature, polygonFeature, rectangle } from './feature.ts';
import { inset } from './inset.ts';
import { type LobbyStop, lobbyWays } from './lobby-ways.ts';
import { lobbyWidth, toLobby, wingDepth } from './wing-frame.ts';

const outline: readonly Point[] = [
  [0, 0],
  [lobbyWidth, 0],
  [lobbyWidth, wingDepth],
  [11, wingDepth],
  [11, 40],
  [0, 40],
];

const desk: Point = [3, 16];

const stops: readonly LobbyStop[] = [
  { name: 'west-south', door: [0, 9.5], before: [1.5, 9.5] },
  { name: 'west-passage', door: [0, 22], before: [1.5, 22] },
  { name: 'west-hall', before: [1.5, 34] },
  { name: 'east-hall', before: [14.5, 14] },
  { name: 'east-passage', door: [16, 26], before: [14.5, 26] },
  { name: 'east-north', door: [16, 38.5], before: [14.5, 38.5] },
  { name: 'stairs', before: [7.5, 38.5] },
];

/** Only on the ground: the entrances, the desk, and the corner round which one walks to the north entrance. */
const groundStops: readonly LobbyStop[] = [
  { name: 'front', door: [8, 0.15], before: [8, 1.65] },
  { name: 'back', door: [13.5, 47.85], before: [13.5, 46.35] },
  { name: 'desk', before: desk },
  { name: 'corner', before: [12, 39] },
];

export function drawLobby(level: number): GeoFeature[] {
  const lobby = { feature_type: 'unit', category: 'lobby', name: 'Lobby' } as const;
  const ground = level === 1;
  return [
    polygonFeature(`lobby-${level}`, lobby, [clear(outline)]),
    polygonFeature(
      `stairs-lobby-${level}`,
      { feature_type: 'unit', category: 'stairs', name: 'Lobby stairs', shaft: 'stairs-lobby', up: 0 },
      [clear(rectangle(4, 40, 11, wingDepth))],
    ),
    door(`door-stairs-lobby-${level}`, [5.5, 40], [9.5, 40], 'none'),
    polygonFeature(
      `service-lobby-${level}`,
      { feature_type: 'unit', category: 'nonpublic', name: 'Service room' },
      [clear(rectangle(0, 40, 4, wingDepth))],
    ),
    door(`door-service-lobby-${level}`, [1, 40], [2, 40], 'left'),
    ...lobbyWays(ground ? [...stops, ...groundStops] : stops, outline).map(([name, points]) =>
      way(`way-lobby-${level}-${name}`, points),
    ),
    ...(ground ? entrances() : glazing(level)),
  ];
}

function clear(ring: readonly Point[]): readonly Point[] {
  return inset(ring, (a, b) => (a[1] === b[1] && (a[1] === 0 || a[1] === wingDepth) ? 0.3 : 0.1)).map(
    ([u, v]) => toLobby(u, v),
  );
}

function door(id: string, hinge: Point, lock: Point, swing: 'left' | 'none'): GeoFeature {
  const properties = { feature_type: 'opening', category: 'door', swing, leaves: 1 } as const;
  return lineFeature(id, properties, [toLobby(...hinge), toLobby(...lock)]);
}

function way(id: string, points: readonly Point[]): GeoFeature {
  const properties = { feature_type: 'way', category: 'corridor' } as const;
  return lineFeature(
    id,
    properties,
    points.map(([u, v]) => toLobby(u, v)),
  );
}

function entrances(): GeoFeature[] {
  const properties = { feature_type: 'opening', category: 'entrance', leaves: 2 } as const;
  return [
    lineFeature('main-entrance', { ...properties, name: 'Main entrance', swing: 'right' }, [
      toLobby(6.4, 0.15),
      toLobby(9.6, 0.15),
    ]),
    lineFeature('north-entrance', { ...properties, name: 'North entrance', swing: 'left' }, [
      toLobby(12.6, 47.85),
      toLobby(14.4, 47.85),
    ]),
    pointFeature(
      'information-desk',
      { feature_type: 'amenity', category: 'information', name: 'Information desk' },
      toLobby(...desk),
    ),
  ];
}

/** Upper floors look out where the ground floor has its entrances. */
function glazing(level: number): GeoFeature[] {
  const properties = { feature_type: 'detail', category: 'window' } as const;
  return [
    lineFeature(`window-lobby-${level}-front`, properties, [toLobby(1, 0.15), toLobby(15, 0.15)]),
    lineFeature(`window-lobby-${level}-back`, properties, [toLobby(11.6, 47.85), toLobby(15.4, 47.85)]),
  ];
}
