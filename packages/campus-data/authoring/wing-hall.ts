import type { GeoFeature, Point, UnitCategory } from '@campusway/campus';
import { lineFeature, polygonFeature, rectangle } from './feature.ts';
import { drawFurniture } from './hall-furniture.ts';
import type { Site } from './strip-rooms.ts';
import { clearFloor } from './walls.ts';
import { windowsOf } from './windows.ts';
import { wingFrames } from './wing-frame.ts';

const categories: Readonly<Record<string, UnitCategory>> = { '129': 'library', '236': 'auditorium' };

const doors: readonly (readonly [hinge: Point, lock: Point, swing: 'left' | 'right'])[] = [
  [[80, 33.1], [80, 34.9], 'right'],
  [[56, 39.4], [56, 37.6], 'right'],
];

/** The large room between the north corridor and the lobby. Its doors open outwards, as a full hall needs. */
export function drawHall(site: Site, room: string): GeoFeature[] {
  const { wing } = site;
  const toCampus = wingFrames[wing];
  const corners = rectangle(56, 29.5, 80, 48);
  const floor = clearFloor(corners).map(([u, v]) => toCampus(u, v));
  const id = `room-${room}`;
  const category = categories[room] ?? 'room';
  return [
    polygonFeature(id, { feature_type: 'unit', category, room, wing }, [floor]),
    ...doors.map(([hinge, lock, swing], i) =>
      lineFeature(
        i === 0 ? `door-${id}` : `door-${id}-${i + 1}`,
        { feature_type: 'opening', category: 'door', swing, leaves: 2 },
        [toCampus(...hinge), toCampus(...lock)],
      ),
    ),
    ...windowsOf(id, corners, toCampus),
    ...drawFurniture(site, room),
  ];
}
