import type { UnitFeature } from '../geometry/features.ts';
import type { PlanUnit } from '../geometry/level-plan.ts';
import { boxOf, overlaps } from '../geometry/polygon.ts';
import { outdoors } from '../level.ts';
import type { Wing } from '../model.ts';
import { type FreeSpace, freeSpaceOf } from '../scene/free-space.ts';
import { minTextSize } from './fit-label.ts';
import { type Frame, toPixels } from './frame.ts';
import type { LabelCandidate, Shown } from './label.ts';

/** Indoors; `opentobelow` repeats the name of a courtyard above its floor. */
const named: ReadonlySet<string> = new Set([
  'lobby',
  'lounge',
  'terrace',
  'vegetation',
  'opentobelow',
  'nonpublic',
]);

/** Whether a unit without a room number has its name on the plan of its own floor. */
export function isNamedOnPlan({
  category,
  level,
  room,
}: Pick<UnitFeature, 'category' | 'level' | 'room'>): boolean {
  return !room && (level === outdoors || (named.has(category) && category !== 'opentobelow'));
}

/** Size limits for the name of a chosen room at its pin, and of an entrance beside it, CSS pixels. */
const [aroundPin, beside] = [
  { width: 180, height: 72 },
  { width: 120, height: 40 },
] as const;

/** Label candidates of a floor: room numbers, names of other units, names of entrances. */
export function floorLabels({ floor, pinned, wing, frame }: Shown): readonly LabelCandidate[] {
  const isShown = (own: Wing | undefined) => !(wing && own && own !== wing);
  const ofUnits = floor.units.flatMap((unit) => {
    if (!isShown(unit.wing) || !overlaps(boxOf(unit.polygon[0] ?? []), frame.box)) return [];
    const sign = unit.sign ?? unit.room;
    const candidate = sign ? roomCandidate(unit, sign, frame) : namedCandidate(unit);
    if (!candidate) return [];
    if (pinned.has(unit.place ?? unit.id))
      return [pinnedCandidate({ ...candidate, target: unit.label }, toPixels(unit.label, frame))];
    const space = freeSpaceOf(unit);
    const [width, height] = sizeOn(frame, space);
    if (Math.max(width, height) < minTextSize) return [];
    return [{ ...candidate, at: toPixels(space.at, frame), width, height }];
  });
  const ofEntrances = floor.openings.flatMap(({ category, name, line: [[x1, y1], [x2, y2]], wing: own }) =>
    category === 'entrance' && name && isShown(own) && frame.scale > entranceScale
      ? [entranceCandidate(name, toPixels([(x1 + x2) / 2, (y1 + y2) / 2], frame))]
      : [],
  );
  return [...ofUnits, ...ofEntrances];
}

type Candidate = Omit<LabelCandidate, 'at' | 'width' | 'height'>;

function roomCandidate({ name, category }: PlanUnit, room: string, { scale }: Frame): Candidate {
  const size = Math.min(18, Math.max(12.5, scale * 1.9));
  // Halls and libraries are searched more often than rooms.
  return { title: room, subtitle: name, tone: 'strong', size, rank: category === 'room' ? 5 : 5.5 };
}

function namedCandidate({ category, name, room }: PlanUnit): Candidate | undefined {
  if (!name || !(room || named.has(category))) return undefined;
  return { title: name, tone: 'soft', size: 12.5, rank: category === 'lobby' ? 4 : 2 };
}

/** A plate at the pin; it may cover neighbouring units, as it reads as part of the pin. */
export function pinnedCandidate(
  { title, subtitle, size, target }: Pick<LabelCandidate, 'title' | 'subtitle' | 'size' | 'target'>,
  at: LabelCandidate['at'],
): LabelCandidate {
  return { title, subtitle, target, tone: 'sign', ...aroundPin, at, size, moves: 'aroundPin', rank: 9 };
}

/** CSS pixels per metre from which entrances have names. */
const entranceScale = 5;

function entranceCandidate(title: string, at: LabelCandidate['at']): LabelCandidate {
  return { title, at, ...beside, tone: 'soft', size: 12.5, moves: 'beside', halo: true, rank: 3 };
}

/** Share of a quarter turn below which a space counts as axis-aligned. */
const askew = 0.1;

/** Size of a space for horizontal text in CSS pixels: for a plan at an oblique angle the square that fits at any angle. */
export function sizeOn(
  { scale, turn }: Pick<Frame, 'scale' | 'turn'>,
  { width, height }: FreeSpace,
): readonly [width: number, height: number] {
  const quarters = turn / (Math.PI / 2);
  const nearest = Math.round(quarters);
  const side = Math.min(width, height) * Math.SQRT1_2 * scale;
  if (Math.abs(quarters - nearest) > askew) return [side, side];
  return nearest % 2 === 0 ? [width * scale, height * scale] : [height * scale, width * scale];
}
