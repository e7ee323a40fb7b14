import type { GeoFeature, Point, RoomKind, Wing } from '@campusway/campus';
import { lineFeature, polygonFeature } from './feature.ts';
import { divide, type Strip, type StripCell, type StripName, strips } from './strip.ts';
import { clearFloor } from './walls.ts';
import { windowsOf } from './windows.ts';
import { wingFrames } from './wing-frame.ts';

export interface Site {
  readonly level: number;
  readonly wing: Wing;
  readonly kindOf: (room: string) => RoomKind;
}

/** Rooms that are entered through another room, up some steps. */
const behind: Readonly<Record<string, { readonly through: string; readonly steps: number }>> = {
  '118B': { through: '118', steps: 4 },
};

const doorWidth: Readonly<Record<RoomKind, number>> = {
  classroom: 1.2,
  lab: 1.5,
  faculty: 0.9,
  department: 1,
  waiting: 1.2,
  other: 1,
};

/** All units of one strip, with their doors and windows. */
export function drawStrip(site: Site, [name, entries]: readonly [StripName, string]): GeoFeature[] {
  const strip: Strip = strips[name];
  const toCampus = wingFrames[site.wing];
  return divide(entries, strip.length).flatMap((cell) => {
    const corners = cornersOf(strip, cell);
    const floor = clearFloor(corners).map(([u, v]) => toCampus(u, v));
    const id = unitId(site, name, cell);
    return [
      polygonFeature(id, propertiesOf(site, cell), [floor]),
      ...doorsOf(site, strip, cell).map(({ hinge, lock, ...door }, i) =>
        lineFeature(i === 0 ? `door-${id}` : `door-${id}-${i + 1}`, door, [
          toCampus(...hinge),
          toCampus(...lock),
        ]),
      ),
      ...(cell.label === '^' ? [] : windowsOf(id, corners, toCampus)),
    ];
  });
}

function cornersOf(strip: Strip, { from, to }: StripCell): Point[] {
  const corners = [
    strip.at(from, 0),
    strip.at(to, 0),
    strip.at(to, strip.depth),
    strip.at(from, strip.depth),
  ];
  const [a, b, c] = corners as [Point, Point, Point];
  const leftTurn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0;
  return leftTurn ? corners : corners.reverse();
}

/** A second lounge or terrace along the same strip gets a number. */
function unitId({ wing, level }: Site, strip: StripName, { label, count }: StripCell): string {
  if (label !== '~' && label !== '^') return `room-${label.toLowerCase()}`;
  const side = strip.startsWith('south') ? 'south' : 'north';
  return [label === '~' ? 'lounge' : 'terrace', wing, level, side, ...(count > 1 ? [count] : [])].join('-');
}

function propertiesOf({ wing }: Site, { label }: StripCell): GeoFeature['properties'] {
  if (label === '~') return { feature_type: 'unit', category: 'lounge', name: 'Lounge', wing };
  if (label === '^') return { feature_type: 'unit', category: 'terrace', name: 'Roof terrace', wing };
  return { feature_type: 'unit', category: 'room', room: label, wing };
}

interface Door {
  readonly hinge: Point;
  readonly lock: Point;
  readonly feature_type: 'opening';
  readonly category: 'door' | 'passage';
  readonly swing: 'left' | 'right' | 'none';
  readonly leaves: number;
  readonly steps?: number;
  readonly steps_up?: 'left' | 'right';
}

function doorsOf({ kindOf }: Site, strip: Strip, cell: StripCell): Door[] {
  const { label, from, to } = cell;
  if (label === '~' || label === '^') {
    const width = label === '~' ? Math.min(6, to - from - 2) : 1.8;
    const start = (from + to - width) / 2;
    const ends = { hinge: strip.at(start, 0), lock: strip.at(start + width, 0) };
    return [{ ...ends, feature_type: 'opening', category: 'passage', swing: 'none', leaves: 1 }];
  }
  const detour = behind[label];
  if (detour) {
    const ends = { hinge: strip.at(from, 3.2), lock: strip.at(from, 4.2) };
    return [door(strip, ends, { inwards: 'along', leaves: 1, steps: detour.steps })];
  }
  const kind = kindOf(label);
  const width = doorWidth[kind];
  const leaves = width >= 1.5 ? 2 : 1;
  const first = Math.max(from, strip.doorsFrom ?? 0) + 0.5;
  const doors = [door(strip, { hinge: strip.at(first, 0), lock: strip.at(first + width, 0) }, { leaves })];
  const last = Math.min(to, strip.doorsTo ?? strip.length) - 0.5;
  if (last - first >= 9) {
    doors.push(door(strip, { hinge: strip.at(last, 0), lock: strip.at(last - width, 0) }, { leaves }));
  }
  return doors;
}

/** A door opens into its room: to the side of the line on which the strip's depth lies. */
function door(
  strip: Strip,
  { hinge, lock }: { hinge: Point; lock: Point },
  { inwards = 'across', leaves, steps }: { inwards?: 'across' | 'along'; leaves: number; steps?: number },
): Door {
  const [from, into] = [strip.at(0, 0), inwards === 'across' ? strip.at(0, 1) : strip.at(1, 0)];
  const [du, dv] = [into[0] - from[0], into[1] - from[1]];
  const toLeft = (lock[0] - hinge[0]) * dv - (lock[1] - hinge[1]) * du > 0;
  const swing = toLeft ? 'left' : 'right';
  return {
    hinge,
    lock,
    feature_type: 'opening',
    category: 'door',
    swing,
    leaves,
    ...(steps && { steps, steps_up: swing }),
  };
}
