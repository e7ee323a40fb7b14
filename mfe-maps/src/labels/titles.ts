import { type Box, boxOf, type LevelPlan, type Wing } from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import { type Frame, toPixels } from '../painter/frame.ts';
import type { LabelWish } from './label.ts';
import { isWithin } from './spots.ts';

/** CSS pixels of the strip beside a wall in which a title stands, and of the narrowest one. */
const [strip, narrowest] = [40, 13];

interface Shown {
  readonly frame: Frame;
  /** What is seen of the plan, CSS pixels of the canvas. */
  readonly view: Box;
  /** The one wing that a plan is about. */
  readonly wing?: Wing | undefined;
  readonly showsRooms: boolean;
}

/** The names of buildings outside their walls; on the plan of one wing with the wing, otherwise each wing in its courtyard. */
export function titlesOf(plan: LevelPlan, shown: Shown): readonly LabelWish[] {
  const { buildings = [], units } = plan;
  const { wing: only, showsRooms } = shown;
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

/** Above the northern wall, else below the southern one, in the middle of what is seen of it. */
function outside(title: string, box: Box, { frame, view }: Shown): readonly LabelWish[] {
  const [left, top] = toPixels([box.minX, box.maxY], frame);
  const [right, bottom] = toPixels([box.maxX, box.minY], frame);
  const [from, to] = [Math.max(left, view.minX), Math.min(right, view.maxX)];
  const [above, below] = [Math.min(strip, top - view.minY), Math.min(strip, view.maxY - bottom)];
  const isAbove = above >= narrowest && top < view.maxY;
  const space = isAbove ? above : below;
  if (to <= from || space < narrowest || bottom < view.minY) return [];
  const at = [(from + to) / 2, isAbove ? top - above / 2 : bottom + below / 2] as const;
  // Letters may use what a line has above and below them.
  return [{ ...look, title, rank: 4.5, at, width: to - from, height: space + 3 }];
}

/** In the upper half, above the courtyard's own name. */
function inCourtyard({ units }: LevelPlan, wing: Wing, { frame }: Shown): readonly LabelWish[] {
  const courtyard = units.find(
    (unit) => unit.wing === wing && (unit.category === 'opentobelow' || unit.category === 'vegetation'),
  );
  if (!courtyard) return [];
  const { minX, maxX, minY, maxY } = boxOf(courtyard.polygon.flat());
  return [
    {
      ...look,
      title: `${capitalised(wing)} wing`,
      rank: 8,
      at: toPixels([(minX + maxX) / 2, (minY + 3 * maxY) / 4], frame),
      width: (maxX - minX) * frame.scale,
      height: ((maxY - minY) / 2) * frame.scale,
    },
  ];
}
