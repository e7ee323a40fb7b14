import { placeOfRoom } from '../geometry/features.ts';
import type { LevelPlan } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { type Box, boxOf, cornersOf, overlaps } from '../geometry/polygon.ts';
import type { Place } from '../model.ts';
import { roomScale } from '../scene/campus-scene.ts';
import { campusEdges } from '../scene/edges.ts';
import { freeSpaceOf } from '../scene/free-space.ts';
import { shareAt } from '../scene/mark.ts';
import { pinnedCandidate, sizeOn } from './floor-labels.ts';
import { type Frame, toPixels } from './frame.ts';
import type { Edges, LabelCandidate, Shown } from './label.ts';
import { Lines } from './lines.ts';

/** Size limit of names, which may exceed their place. CSS pixels. */
const wide = { width: 180, height: 60 } as const;

/** Label candidates of the campus plan: places first, then lawns, courts and small buildings. */
export function campusLabels(
  grounds: LevelPlan,
  { places = [], pinned, floor, showsRooms, frame, edges }: Shown,
): readonly LabelCandidate[] {
  const within = boxOn(frame, grounds.outline.flat());
  const placeCandidates = places
    .filter(({ code }) => !(showsRooms && code))
    .map((place): LabelCandidate => {
      const isGate = place.kind === 'gate';
      const look = {
        title: place.name,
        target: [place.x, place.y],
        within,
        halo: !isGate,
        size: isGate ? 12 : 14,
        rank: 6,
      } as const;
      const tone = isGate ? 'sign' : 'strong';
      const at = toPixels(anchorOf(place, floor, frame), frame);
      if (pinned.has(place.id) || pinned.has(placeOfRoom(place.room ?? place.code ?? '')))
        return { ...pinnedCandidate(look, at), within };
      if (isGate) return { ...look, ...wide, tone, at, moves: 'beside' };
      return { ...look, ...wide, ...shapeOf(place, grounds, floor, frame), tone, at, edges };
    });
  const known = new Set(places.map(({ name }) => name));
  return [...placeCandidates, ...groundCandidates(grounds, known, { pinned, frame, edges })];
}

/** The shape that a place's label is inside or beside; a venue's is that of its building. */
function shapeOf(
  { id, name, code, x, y }: Place,
  { units }: LevelPlan,
  { buildings = [] }: LevelPlan,
  frame: Frame,
): Pick<LabelCandidate, 'moves' | 'own'> {
  const building = code && buildings.find(({ box }) => overlaps(box, boxOf([[x, y]])))?.box;
  const own = units.filter((unit) => unit.place === id || unit.name === name);
  const corners = building ? cornersOf(building) : own.flatMap(({ polygon }) => polygon.flat());
  const box = corners.length > 0 ? boxOn(frame, corners) : undefined;
  return { own: box, moves: building ? 'inside' : 'beside' };
}

function boxOn(frame: Frame, points: readonly Point[]): Box {
  return boxOf(points.map((point) => toPixels(point, frame)));
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

/** Edges that names of the campus do not cross. `canvas` is its box in CSS pixels. */
export function edgesOn(grounds: LevelPlan, floor: LevelPlan, frame: Frame, canvas: Box): Edges {
  const { shapes, paths } = campusEdges(grounds, floor);
  const drawn = (lines: typeof paths) =>
    new Lines(
      lines.map((line) => line.map((point) => toPixels(point, frame))),
      canvas,
    );
  return { shapes: drawn(shapes), paths: drawn(paths) };
}

function groundCandidates(
  { units }: LevelPlan,
  known: ReadonlySet<string>,
  { pinned, frame, edges }: Pick<Shown, 'pinned' | 'frame' | 'edges'>,
): readonly LabelCandidate[] {
  return units.flatMap((unit) => {
    const { name } = unit;
    if (!name || known.has(name)) return [];
    const space = freeSpaceOf(unit, units);
    const at = toPixels(space.at, frame);
    if (pinned.has(unit.id))
      return [pinnedCandidate({ title: name, size: 12.5 }, toPixels(unit.label, frame))];
    const [width, height] = sizeOn(frame, space);
    // Paths over a road have no visible edge.
    const avoided = unit.category === 'road' ? undefined : edges;
    return [{ title: name, tone: 'soft' as const, at, width, height, size: 12.5, rank: 2, edges: avoided }];
  });
}
