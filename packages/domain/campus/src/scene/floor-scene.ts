import type { LevelPlan } from '../geometry/level-plan.ts';
import { boxOf, overlaps, type Ring } from '../geometry/polygon.ts';
import type { PlaceId, Wing } from '../model.ts';
import { toAreas } from './areas.ts';
import { fixtureMarks, flightMarks, toFlights, windowMarks } from './details.ts';
import { chosenMarks, type Extent, faded, type Mark, shareAt } from './mark.ts';
import { gapMark, leafMarks, toOpeningShape } from './openings.ts';
import { hasSymbol, symbolOf } from './symbols.ts';

export type FloorScene = ReturnType<typeof toFloorScene>;

/** Pixels per metre between which doors, windows and treads fade in. */
const detailScales = [3.2, 4] as const;

/** A floor prepared for repeated painting. */
export function toFloorScene(plan: LevelPlan) {
  const areas = toAreas(plan.units);
  return {
    plan,
    areas,
    /** The areas with a symbol: stairs, lifts and voids. */
    symbols: areas.filter(({ unit }) => hasSymbol(unit)),
    openings: plan.openings.map(toOpeningShape),
    flights: toFlights(plan),
  };
}

/** Marks of one floor: walls, areas, openings, fixtures and symbols. */
export function floorMarks(
  { plan, areas, symbols, openings, flights }: FloorScene,
  extent: Extent,
  chosen?: ReadonlySet<PlaceId>,
): readonly Mark[] {
  const plain: Mark[] = [
    // Areas without a unit stay visible as walls, in their true thickness.
    { rings: plan.outline, fill: 'wall' },
    { areas },
    ...chosenMarks(areas, extent, chosen),
    gapMark(openings, extent),
  ];
  const share = shareAt(extent, detailScales);
  if (share === 0) return plain;
  const details = [
    ...windowMarks(plan.details, extent),
    ...fixtureMarks(plan.fixtures, extent),
    ...symbols.flatMap(({ unit, box }) => (overlaps(box, extent.box) ? symbolOf(unit, extent) : [])),
    ...flights.flatMap((flight) => flightMarks(flight, extent)),
    ...leafMarks(openings, extent),
  ];
  return [...plain, ...faded(details, share)];
}

/** Fades the other wings, so that the plan of one shows where the building continues. */
export function otherWingsMark({ areas }: FloorScene, wing: Wing): Mark {
  const others = areas.filter(({ unit }) => unit.wing !== undefined && unit.wing !== wing);
  if (others.length === 0) return {};
  const { minX, minY, maxX, maxY } = boxOf(others.flatMap(({ polygon }) => polygon.flat()));
  const wall = 0.4;
  const [left, right, below, above] = [minX - wall / 4, maxX + wall, minY - wall, maxY + wall];
  const ring: Ring = [
    [left, below],
    [right, below],
    [right, above],
    [left, above],
  ];
  return { rings: [ring], fill: 'ground', opacity: 0.72 };
}
