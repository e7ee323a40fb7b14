import { type Flight, type LevelPlan, type PlaceId, type PlanUnit, toUpright } from '@campusway/campus';
import { drawFlight, toFlights } from './flight.ts';
import { measureInMetres } from './frame.ts';
import { drawLift } from './lift.ts';
import { cutOpenings, drawLeaves, type OpeningShape, toOpeningShape } from './openings.ts';
import { overlaps, type Pen } from './pen.ts';
import { drawFixtures, drawVoid } from './planting.ts';
import { fillShape, fillShapes, type Shape, toShapes } from './shapes.ts';
import { drawStairs } from './stairs.ts';
import { drawWindows, fillWalls } from './walls.ts';

/** A floor made ready to be painted again and again. */
export interface FloorScene {
  readonly plan: LevelPlan;
  readonly shapes: readonly Shape[];
  readonly openings: readonly OpeningShape[];
  readonly flights: readonly Flight[];
}

/** CSS pixels for each metre below which doors, windows and treads would only be dirt. */
const detailScale = 3.2;

export function toFloorScene(plan: LevelPlan): FloorScene {
  return {
    plan,
    shapes: toShapes(plan.units),
    openings: plan.openings.map(toOpeningShape),
    flights: toFlights(plan),
  };
}

/** Paints one floor: walls, floors, openings, and what stands on it. `chosen` rooms have the colour of a choice. */
export function paintFloor(pen: Pen, scene: FloorScene, chosen: ReadonlySet<PlaceId> = new Set()): void {
  const { context, frame, palette } = pen;
  const { plan, shapes, openings, flights } = scene;
  measureInMetres(context, frame);
  fillWalls(pen, plan);
  fillShapes(pen, shapes);
  context.fillStyle = palette.selected;
  for (const shape of shapes) if (isChosen(shape, chosen)) fillShape(pen, shape);
  cutOpenings(pen, openings);
  if (frame.scale < detailScale) return;
  const windows = plan.details.filter(({ category }) => category === 'window');
  drawWindows(pen, windows);
  drawFixtures(pen, plan.fixtures);
  for (const { unit, box } of shapes) if (overlaps(box, frame.box)) drawUnit(pen, unit);
  for (const flight of flights) drawFlight(pen, flight);
  drawLeaves(pen, openings);
}

function isChosen({ unit }: Shape, chosen: ReadonlySet<PlaceId>): boolean {
  return chosen.has(unit.place ?? unit.id);
}

function drawUnit(pen: Pen, unit: PlanUnit): void {
  if (unit.category === 'stairs') drawUpright(pen, unit, drawStairs);
  else if (unit.category === 'elevator') drawUpright(pen, unit, drawLift);
  else if (unit.category === 'opentobelow') drawUpright(pen, unit, drawVoid);
}

function drawUpright(pen: Pen, turned: PlanUnit, draw: (pen: Pen, unit: PlanUnit) => void): void {
  const { unit, tilt } = toUpright(turned);
  pen.context.save();
  pen.context.rotate(tilt);
  draw(pen, unit);
  pen.context.restore();
}
