import { type Box, boxOf, type LevelPlan, type PlaceId, type PlanUnit, type Wing } from '@campusway/campus';
import { overlaps } from '@campusway/campus/scene';
import { type Frame, toPixels } from '../painter/frame.ts';
import { smallest } from './fit-label.ts';
import type { LabelWish } from './label.ts';

const named: ReadonlySet<string> = new Set([
  'lobby',
  'lounge',
  'terrace',
  'vegetation',
  'opentobelow',
  'nonpublic',
]);

interface FloorLabelOptions {
  /** Rooms under a pin keep their name, below its tip. */
  readonly pinned: ReadonlySet<PlaceId>;
  /** Names of the other wing only distract. */
  readonly wing?: Wing | undefined;
}

/** What could be written on a floor as it lies on the canvas: codes of rooms, names of the rest. */
export function floorLabels(plan: LevelPlan, frame: Frame, options: FloorLabelOptions): readonly LabelWish[] {
  return plan.units.flatMap((unit) => {
    if (options.wing && unit.wing && unit.wing !== options.wing) return [];
    const box = boxOf(unit.polygon[0] ?? []);
    if (!overlaps(box, frame.box)) return [];
    const seen = intersect(box, frame.box);
    const [width, height] = [(seen.maxX - seen.minX) * frame.scale, (seen.maxY - seen.minY) * frame.scale];
    if (Math.max(width, height) < smallest) return [];
    const sign = unit.sign ?? unit.room;
    const wish = sign ? roomWish(unit, sign, frame) : namedWish(unit);
    if (!wish) return [];
    const isCut =
      seen.minX > box.minX || seen.maxX < box.maxX || seen.minY > box.minY || seen.maxY < box.maxY;
    const at = toPixels(
      isCut ? [(seen.minX + seen.maxX) / 2, (seen.minY + seen.maxY) / 2] : unit.label,
      frame,
    );
    if (!options.pinned.has(unit.place ?? unit.id)) return [{ ...wish, at, width, height }];
    return [belowPin({ ...wish, at, width, height, rank: 9 })];
  });
}

/** What the canvas shows of a unit: its name stands in the middle of that. */
function intersect(a: Box, b: Box): Box {
  return {
    minX: Math.max(a.minX, b.minX),
    minY: Math.max(a.minY, b.minY),
    maxX: Math.min(a.maxX, b.maxX),
    maxY: Math.min(a.maxY, b.maxY),
  };
}

/** The tip of a pin takes the middle of the room: the name gets the half below it, and a line at least. */
function belowPin(wish: LabelWish): LabelWish {
  const tip = 3;
  const height = Math.max(wish.height / 2 - tip, 18);
  return { ...wish, at: [wish.at[0], wish.at[1] + tip + height / 2], height };
}

type Wish = Omit<LabelWish, 'at' | 'width' | 'height'>;

function roomWish({ name }: PlanUnit, room: string, { scale }: Frame): Wish {
  const size = Math.min(18, Math.max(12.5, scale * 1.9));
  return { title: room, subtitle: name, tone: 'strong', size, rank: 5 };
}

function namedWish({ category, name, room }: PlanUnit): Wish | undefined {
  if (!name || !(room || named.has(category))) return undefined;
  return { title: name, tone: 'soft', size: 12.5, rank: category === 'lobby' ? 4 : 2 };
}
