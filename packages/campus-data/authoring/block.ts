import type { GeoCollection, GeoFeature, RoomKind, Wing } from '@campusway/campus';
import { polygonFeature, rectangle } from './feature.ts';
import type { LevelLayout } from './layout.ts';
import { drawLobby } from './lobby.ts';
import { type StripName, strips } from './strip.ts';
import { drawStrip, type Site } from './strip-rooms.ts';
import { drawCore } from './wing-core.ts';
import { drawCorridors } from './wing-corridors.ts';
import { blockOrigin, lobbyWidth, wingDepth, wingLength } from './wing-frame.ts';
import { drawHall } from './wing-hall.ts';

/** Metres from floor to floor, and from the ground outdoors to the first floor. */
const storey = 4;
const plinth = 0.45;

/** One floor of the academic block: the west wing, the lobby, the east wing. */
export function drawLevel(
  level: number,
  layout: LevelLayout,
  kindOf: (room: string) => RoomKind,
): GeoCollection {
  const [x, y] = blockOrigin;
  const outline = rectangle(x, y, x + 2 * wingLength + lobbyWidth, y + wingDepth);
  const wings = (['west', 'east'] as const).flatMap((wing: Wing): GeoFeature[] => {
    const site: Site = { level, wing, kindOf };
    const names = Object.keys(strips) as StripName[];
    return [
      ...names.flatMap((name) => drawStrip(site, [name, layout[wing][name]])),
      ...drawHall(site, layout[wing].hall),
      ...drawCore(site),
      ...drawCorridors(site),
    ];
  });
  const elevation = plinth + (level - 1) * storey;
  const floor = polygonFeature(
    `level-${level}`,
    { feature_type: 'level', category: 'academic', name: `Floor ${level}`, elevation },
    [outline],
  );
  return { type: 'FeatureCollection', level, features: [floor, ...wings, ...drawLobby(level)] };
}
