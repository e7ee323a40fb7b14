import type { LevelPlan } from '../geometry/level-plan.ts';
import { type Box, boxOf, isWithin } from '../geometry/polygon.ts';
import type { Wing } from '../model.ts';
import { capitalised } from '../text.ts';
import { toPixels } from './frame.ts';
import type { LabelCandidate, Shown } from './label.ts';

/** Height of the strip beside a wall for a title, and its minimum, CSS pixels. */
const [strip, minStrip] = [40, 13];

/** Names of buildings outside of their walls, with the wing on the plan of one wing; other wings are named in their courtyard. */
export function titlesOf(shown: Shown): readonly LabelCandidate[] {
  const { floor: plan, wing: only, showsRooms } = shown;
  const { buildings = [], units } = plan;
  if (only) {
    const box = boxOf(units.filter(({ wing }) => wing === only).flatMap(({ polygon }) => polygon.flat()));
    const name = buildings.find((building) => isWithin(box, building.box))?.name;
    return outside(name ? `${name}, ${only} wing` : `${capitalised(only)} wing`, box, shown);
  }
  const wings = new Set(showsRooms ? units.flatMap(({ wing }) => wing ?? []) : []);
  return [
    ...buildings.flatMap(({ name, box }) => outside(name, box, shown)),
    ...[...wings].flatMap((wing) => inCourtyard(plan, wing, shown)),
  ];
}

const look = { tone: 'strong', size: 16, halo: true } as const;

/** Above the northern wall, else below the southern one, centred on its visible part. */
function outside(title: string, box: Box, { frame, view, edges }: Shown): readonly LabelCandidate[] {
  const [left, top] = toPixels([box.minX, box.maxY], frame);
  const [right, bottom] = toPixels([box.maxX, box.minY], frame);
  const [from, to] = [Math.max(left, view.minX), Math.min(right, view.maxX)];
  const [above, below] = [Math.min(strip, top - view.minY), Math.min(strip, view.maxY - bottom)];
  const isAbove = above >= minStrip && top < view.maxY;
  const space = isAbove ? above : below;
  if (to <= from || space < minStrip || bottom < view.minY) return [];
  const at = [(from + to) / 2, isAbove ? top - above / 2 : bottom + below / 2] as const;
  // Text may use the line's spacing above and below.
  return [{ ...look, title, edges, rank: 4.5, at, width: to - from, height: space + 3 }];
}

/** In the upper half, above the courtyard's own name. */
function inCourtyard({ units }: LevelPlan, wing: Wing, { frame }: Shown): readonly LabelCandidate[] {
  const courtyard = units.find(
    (unit) => unit.wing === wing && (unit.category === 'opentobelow' || unit.category === 'vegetation'),
  );
  if (!courtyard) return [];
  const { minX, maxX, minY, maxY } = boxOf(courtyard.polygon.flat());
  const at = toPixels([(minX + maxX) / 2, (minY + 3 * maxY) / 4], frame);
  const [width, height] = [(maxX - minX) * frame.scale, ((maxY - minY) / 2) * frame.scale];
  return [{ ...look, title: `${capitalised(wing)} wing`, rank: 8, at, width, height }];
}
