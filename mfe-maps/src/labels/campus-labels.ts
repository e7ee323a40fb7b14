import { boxOf, type LevelPlan, type Place, type PlaceId } from '@campusway/campus';
import { type Frame, toPixels } from '../painter/frame.ts';
import type { LabelWish } from './label.ts';

/** Names may reach beyond what they name. */
const wide = { width: 400, height: 60 } as const;

interface CampusLabelOptions {
  readonly places: readonly Place[];
  readonly pinned: ReadonlySet<PlaceId>;
  /** Venues inside the block then have their name in their room. */
  readonly showsRooms?: boolean;
}

/** What is written on the campus plan: its places first, then lawns, courts and small houses where space is left. */
export function campusLabels(
  plan: LevelPlan,
  frame: Frame,
  { places, pinned, showsRooms = false }: CampusLabelOptions,
): readonly LabelWish[] {
  const within = edgesOf(plan, frame);
  const placeWishes = places
    .filter(({ code }) => !(showsRooms && code))
    .map((place): LabelWish => {
      const [x, y] = toPixels([place.x, place.y], frame);
      const isPinned = pinned.has(place.id);
      return {
        title: place.name,
        tone: place.kind === 'gate' ? 'sign' : 'strong',
        at: [x, y + (isPinned ? 12 : 0)],
        ...wide,
        movable: true,
        within,
        halo: place.kind !== 'gate',
        size: place.kind === 'gate' ? 12 : 14,
        rank: isPinned ? 9 : 6,
      };
    });
  const known = new Set(places.map(({ name }) => name));
  return [...placeWishes, ...groundWishes(plan, frame, known)];
}

/** Where the college's own land ends, left and right. */
function edgesOf({ outline }: LevelPlan, frame: Frame): readonly [left: number, right: number] {
  const { minX, maxX, minY } = boxOf(outline.flat());
  return [toPixels([minX, minY], frame)[0], toPixels([maxX, minY], frame)[0]];
}

function groundWishes({ units }: LevelPlan, frame: Frame, known: ReadonlySet<string>): readonly LabelWish[] {
  return units.flatMap(({ name, polygon, label }) => {
    if (!name || known.has(name)) return [];
    const { minX, maxX, minY, maxY } = boxOf(polygon[0] ?? []);
    return [
      {
        title: name,
        tone: 'soft' as const,
        at: toPixels(label, frame),
        width: (maxX - minX) * frame.scale + 16,
        height: (maxY - minY) * frame.scale,
        size: 12.5,
        rank: 2,
      },
    ];
  });
}
