import { boxOf, type LevelPlan, type Place, type PlaceId, type Point } from '@campusway/campus';
import { roomScale, shareAt } from '@campusway/campus/scene';
import { type Frame, toPixels } from '../painter/frame.ts';
import { pinnedWish } from './floor-labels.ts';
import { freeSpaceOf } from './free-space.ts';
import type { LabelWish } from './label.ts';

/** Names may reach beyond what they name. CSS pixels. */
const wide = { width: 180, height: 60 } as const;

interface CampusLabelOptions {
  readonly places: readonly Place[];
  readonly pinned: ReadonlySet<PlaceId>;
  /** The floor of the buildings on which venues have their room. */
  readonly floor: LevelPlan;
  /** Venues inside a building then have their name in their room. */
  readonly showsRooms: boolean;
}

/** What is written on the campus plan: its places first, then lawns, courts and small houses where space is left. */
export function campusLabels(
  plan: LevelPlan,
  frame: Frame,
  { places, pinned, floor, showsRooms }: CampusLabelOptions,
): readonly LabelWish[] {
  const within = edgesOf(plan, frame);
  const placeWishes = places
    .filter(({ code }) => !(showsRooms && code))
    .map((place): LabelWish => {
      const isGate = place.kind === 'gate';
      const look = { title: place.name, within, halo: !isGate, size: isGate ? 12 : 14, rank: 6 } as const;
      const tone = isGate ? 'sign' : 'strong';
      const at = toPixels(anchorOf(place, floor, frame), frame);
      return pinned.has(place.id)
        ? { ...pinnedWish(look, at), within }
        : { ...look, ...wide, tone, at, moves: 'beside' };
    });
  const known = new Set(places.map(({ name }) => name));
  return [...placeWishes, ...groundWishes(plan, frame, known)];
}

/** Pixels for each metre between which the name of a venue moves to the room that will show its number. */
const movingScales = [1.5, roomScale] as const;

function anchorOf({ x, y, code }: Place, { units }: LevelPlan, frame: Frame): Point {
  const room = code && units.find((unit) => unit.room === code);
  if (!room) return [x, y];
  const { at } = freeSpaceOf(room);
  const share = shareAt(frame, movingScales);
  return [x + (at[0] - x) * share, y + (at[1] - y) * share];
}

/** Where the college's own land ends, left and right. */
function edgesOf({ outline }: LevelPlan, frame: Frame): readonly [left: number, right: number] {
  const { minX, maxX, minY } = boxOf(outline.flat());
  return [toPixels([minX, minY], frame)[0], toPixels([maxX, minY], frame)[0]];
}

function groundWishes({ units }: LevelPlan, frame: Frame, known: ReadonlySet<string>): readonly LabelWish[] {
  return units.flatMap((unit) => {
    const { name } = unit;
    if (!name || known.has(name)) return [];
    const space = freeSpaceOf(unit);
    const [width, height] = [space.width * frame.scale + 16, space.height * frame.scale];
    return [
      {
        title: name,
        tone: 'soft' as const,
        at: toPixels(space.at, frame),
        width,
        height,
        size: 12.5,
        rank: 2,
      },
    ];
  });
}
