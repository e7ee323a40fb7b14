import { boxOf, type LevelPlan, type Place, type Point } from '@campusway/campus';
import { roomScale, shareAt } from '@campusway/campus/scene';
import { type Frame, toPixels } from '../canvas/canvas-frame.ts';
import { pinnedCandidate } from './floor-labels.ts';
import { freeSpaceOf } from './free-space.ts';
import type { LabelCandidate, Shown } from './label.ts';

/** Size limit of names, which may exceed their place. CSS pixels. */
const wide = { width: 180, height: 60 } as const;

/** Label candidates of the campus plan: places first, then lawns, courts and small buildings. */
export function campusLabels(
  grounds: LevelPlan,
  { places = [], pinned, floor, showsRooms, frame }: Shown,
): readonly LabelCandidate[] {
  const within = edgesOf(grounds, frame);
  const placeCandidates = places
    .filter(({ code }) => !(showsRooms && code))
    .map((place): LabelCandidate => {
      const isGate = place.kind === 'gate';
      const look = { title: place.name, within, halo: !isGate, size: isGate ? 12 : 14, rank: 6 } as const;
      const tone = isGate ? 'sign' : 'strong';
      const at = toPixels(anchorOf(place, floor, frame), frame);
      return pinned.has(place.id)
        ? { ...pinnedCandidate(look, at), within }
        : { ...look, ...wide, tone, at, moves: 'beside' };
    });
  const known = new Set(places.map(({ name }) => name));
  return [...placeCandidates, ...groundCandidates(grounds, frame, known)];
}

/** Pixels per metre between which the name of a venue moves to its room. */
const movingScales = [1.5, roomScale] as const;

function anchorOf({ x, y, code }: Place, { units }: LevelPlan, frame: Frame): Point {
  const room = code && units.find((unit) => unit.room === code);
  if (!room) return [x, y];
  const { at } = freeSpaceOf(room);
  const share = shareAt(frame, movingScales);
  return [x + (at[0] - x) * share, y + (at[1] - y) * share];
}

/** Left and right edge of the grounds. */
function edgesOf({ outline }: LevelPlan, frame: Frame): readonly [left: number, right: number] {
  const { minX, maxX, minY } = boxOf(outline.flat());
  return [toPixels([minX, minY], frame)[0], toPixels([maxX, minY], frame)[0]];
}

function groundCandidates(
  { units }: LevelPlan,
  frame: Frame,
  known: ReadonlySet<string>,
): readonly LabelCandidate[] {
  return units.flatMap((unit) => {
    const { name } = unit;
    if (!name || known.has(name)) return [];
    const space = freeSpaceOf(unit);
    const at = toPixels(space.at, frame);
    const [width, height] = [space.width * frame.scale + 16, space.height * frame.scale];
    return [{ title: name, tone: 'soft' as const, at, width, height, size: 12.5, rank: 2 }];
  });
}
