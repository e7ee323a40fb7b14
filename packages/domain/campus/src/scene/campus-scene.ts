import type { UnitCategory } from '../geometry/features.ts';
import type { LevelPlan } from '../geometry/level-plan.ts';
import { boxOf, isInside, overlaps, type Ring } from '../geometry/polygon.ts';
import type { PlaceId } from '../model.ts';
import { type Area, toArea, toAreas } from './areas.ts';
import { fixtureMarks, flightMarks, toFlights, wayMarks } from './details.ts';
import { type FloorScene, floorMarks, toFloorScene } from './floor-scene.ts';
import { chosenMarks, type Extent, edgeMark, faded, type Mark, pixels, shareAt } from './mark.ts';
import type { Role } from './role.ts';
import { surroundingMarks, toSurroundings } from './surroundings.ts';

type Detail = LevelPlan['details'][number];

export type CampusScene = ReturnType<typeof toCampusScene>;

/** Pixels per metre between which a building fades from a solid to its rooms. */
export const openingScales = [2.9, 4.3] as const;

/** Pixels per metre from which rooms have names: the building is half faded. */
export const roomScale = (openingScales[0] + openingScales[1]) / 2;

const pavedCategories: ReadonlySet<UnitCategory> = new Set(['road', 'plaza', 'parking', 'theater']);

/** The grounds, with the ground floor of the buildings. */
export function toCampusScene(plan: LevelPlan, groundFloor: LevelPlan) {
  const courts = plan.units.filter(({ category }) => category === 'fieldofplay');
  const isOnCourt = ({ points: [start] }: Detail) =>
    start !== undefined && courts.some(({ polygon }) => isInside(start, polygon));
  const areasOf = (has: (category: UnitCategory) => boolean) =>
    toAreas(plan.units.filter(({ category }) => has(category)));
  return {
    plan,
    paved: areasOf((category) => pavedCategories.has(category)),
    grown: areasOf((category) => category !== 'building' && !pavedCategories.has(category)),
    buildings: areasOf((category) => category === 'building'),
    /** Lines on courts, and lines of parking bays and seats. */
    courtLines: plan.details.filter(isOnCourt),
    pavedLines: plan.details.filter((detail) => !isOnCourt(detail)),
    flights: toFlights({ openings: [], ways: plan.ways }),
    block: toFloorScene(groundFloor),
    surroundings: toSurroundings(plan),
  };
}

interface CampusOptions {
  readonly chosen?: ReadonlySet<PlaceId>;
  /** By scale unless given. */
  readonly showsRooms?: boolean;
}

export function campusMarks(
  scene: CampusScene,
  extent: Extent,
  { chosen, showsRooms }: CampusOptions = {},
): readonly Mark[] {
  const { plan, paved, grown, buildings, flights, block, surroundings } = scene;
  const open = showsRooms === undefined ? shareAt(extent, openingScales) : Number(showsRooms);
  return [
    ...(surroundings ? surroundingMarks(surroundings) : []),
    { rings: plan.outline, fill: 'site', opacity: 0.45 },
    { rings: plan.outline, stroke: 'siteEdge', width: pixels(1.2, extent), join: 'miter' },
    // All edges before all surfaces, so that paths join without a seam.
    ...wayMarks(plan.ways, 'pathEdge', pixels(1.6, extent)),
    edgeMark(paved, 'pathEdge', 1.6, extent),
    { areas: paved },
    ...wayMarks(plan.ways, 'path'),
    ...flights.flatMap((flight) => flightMarks(flight, extent)),
    { areas: grown },
    edgeMark(grown, 'greenEdge', 0.7, extent),
    ...chosenMarks([...paved, ...grown], extent, chosen),
    lineMark(scene.pavedLines, 'pathEdge', extent),
    lineMark(scene.courtLines, 'courtLine', extent),
    ...solidMarks(buildings, extent, chosenMarks(buildings, extent, chosen)),
    // The solid fades out above the rooms.
    ...(open > 0 ? floorMarks(block, extent, chosen) : []),
    ...(open < 1 ? faded(blockMarks(block, extent, chosen), 1 - open) : []),
    ...fixtureMarks(plan.fixtures, extent),
  ];
}

function lineMark(details: readonly Detail[], stroke: Role, extent: Extent): Mark {
  return {
    lines: details.map(({ points }) => points),
    stroke,
    width: Math.max(0.12, pixels(0.7, extent)),
  };
}

/** Buildings as solids with a soft edge. */
function solidMarks(areas: readonly Area[], extent: Extent, chosen: readonly Mark[] = []): readonly Mark[] {
  return [
    { ...edgeMark(areas, 'buildingEdge', 6, extent), opacity: 0.25 },
    { areas },
    ...chosen,
    edgeMark(areas, 'buildingEdge', 1.2, extent),
  ];
}

function blockMarks(
  { plan, areas }: FloorScene,
  extent: Extent,
  chosen: CampusOptions['chosen'],
): readonly Mark[] {
  const courtyards = areas.filter(({ unit }) => unit.category === 'vegetation');
  const holes = courtyards.flatMap(({ polygon }) => polygon);
  const isChosen = (ring: Ring) =>
    plan.buildings?.some(({ place, box }) => place && chosen?.has(place) && overlaps(box, boxOf(ring)));
  const own = toArea([...plan.outline.filter(isChosen), ...holes], 'building');
  const marked: readonly Mark[] =
    own.polygon.length > holes.length ? [{ areas: [own], fill: 'selected' }] : [];
  return [
    ...solidMarks([toArea([...plan.outline, ...holes], 'building')], extent, marked),
    { areas: courtyards },
    edgeMark(courtyards, 'buildingEdge', 1, extent),
    ...chosenMarks(courtyards, extent, chosen),
  ];
}
