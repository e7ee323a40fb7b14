import { boxOf, type LevelPlan, type PlaceId, type PlanUnit, type Wing } from '@campusway/campus';
import { overlaps } from '@campusway/campus/scene';
import { type Frame, toPixels } from '../painter/frame.ts';
import { smallest } from './fit-label.ts';
import { freeSpaceOf, sizeOn } from './free-space.ts';
import type { LabelWish } from './label.ts';

const named: ReadonlySet<string> = new Set([
  'lobby',
  'lounge',
  'terrace',
  'vegetation',
  'opentobelow',
  'nonpublic',
]);

/** CSS pixels that the name of a chosen room may take around its pin. */
const aroundPin = { width: 180, height: 72 } as const;

interface FloorLabelOptions {
  /** Rooms under a pin have their name beside the pin. */
  readonly pinned: ReadonlySet<PlaceId>;
  /** Names of the other wing only distract. */
  readonly wing?: Wing | undefined;
}

/** What could be written on a floor as it lies on the canvas: codes of rooms, names of the rest, names of entrances. */
export function floorLabels(plan: LevelPlan, frame: Frame, options: FloorLabelOptions): readonly LabelWish[] {
  const { pinned, wing } = options;
  const isShown = (own: Wing | undefined) => !(wing && own && own !== wing);
  const ofUnits = plan.units.flatMap((unit) => {
    if (!isShown(unit.wing) || !overlaps(boxOf(unit.polygon[0] ?? []), frame.box)) return [];
    const sign = unit.sign ?? unit.room;
    const wish = sign ? roomWish(unit, sign, frame) : namedWish(unit);
    if (!wish) return [];
    if (pinned.has(unit.place ?? unit.id)) return [pinnedWish(wish, toPixels(unit.label, frame))];
    const space = freeSpaceOf(unit);
    const [width, height] = sizeOn(frame, space);
    if (Math.max(width, height) < smallest) return [];
    return [{ ...wish, at: toPixels(space.at, frame), width, height }];
  });
  const ofEntrances = plan.openings.flatMap(({ category, name, line: [[x1, y1], [x2, y2]], wing: own }) =>
    category === 'entrance' && name && isShown(own) && frame.scale > entranceScale
      ? [entranceWish(name, toPixels([(x1 + x2) / 2, (y1 + y2) / 2], frame))]
      : [],
  );
  return [...ofUnits, ...ofEntrances];
}

type Wish = Omit<LabelWish, 'at' | 'width' | 'height'>;

function roomWish({ name, category }: PlanUnit, room: string, { scale }: Frame): Wish {
  const size = Math.min(18, Math.max(12.5, scale * 1.9));
  // A hall or library is looked for by more people than a room.
  return { title: room, subtitle: name, tone: 'strong', size, rank: category === 'room' ? 5 : 5.5 };
}

function namedWish({ category, name, room }: PlanUnit): Wish | undefined {
  if (!name || !(room || named.has(category))) return undefined;
  return { title: name, tone: 'soft', size: 12.5, rank: category === 'lobby' ? 4 : 2 };
}

/** A plate at the pin, which may lie on what is beside the room: it reads as a part of the pin. */
export function pinnedWish(
  { title, subtitle, size }: Pick<LabelWish, 'title' | 'subtitle' | 'size'>,
  at: LabelWish['at'],
): LabelWish {
  return { title, subtitle, tone: 'sign', ...aroundPin, at, size, moves: 'aroundPin', rank: 9 };
}

/** CSS pixels for each metre from which a door is large enough to have a name. */
const entranceScale = 5;

function entranceWish(title: string, at: LabelWish['at']): LabelWish {
  return {
    title,
    tone: 'soft',
    at,
    width: 120,
    height: 40,
    size: 12.5,
    moves: 'beside',
    halo: true,
    rank: 3,
  };
}
