import { isInside, type LevelPlan, type PlaceId, type UnitCategory } from '@campusway/campus';
import { type FloorScene, paintFloor, toFloorScene } from './floor-scene.ts';
import { measureInMetres } from './frame.ts';
import { type Pen, pixels, trace, traceRing } from './pen.ts';
import { drawFixtures } from './planting.ts';
import { edgeShapes, fillShapes, type Shape, toShapes } from './shapes.ts';
import { drawWayEdges, drawWays } from './ways.ts';

type Detail = LevelPlan['details'][number];

/** The grounds, with the ground floor of the academic block standing on them. */
export interface CampusScene {
  readonly plan: LevelPlan;
  readonly paved: readonly Shape[];
  readonly grown: readonly Shape[];
  readonly buildings: readonly Shape[];
  /** Lines on courts, and lines of parking bays and seats. */
  readonly courtLines: readonly Detail[];
  readonly pavedLines: readonly Detail[];
  readonly block: FloorScene;
}

/** CSS pixels for each metre from which the block's rooms can be told apart; below, it is one solid. */
export const roomScale = 3.6;

const pavedCategories: ReadonlySet<UnitCategory> = new Set(['road', 'plaza', 'parking', 'theater']);

export function toCampusScene(plan: LevelPlan, groundFloor: LevelPlan): CampusScene {
  const courts = plan.units.filter(({ category }) => category === 'fieldofplay');
  const isOnCourt = ({ points: [start] }: Detail) =>
    start !== undefined && courts.some(({ polygon }) => isInside(start, polygon));
  const unitsOf = (has: (category: UnitCategory) => boolean) =>
    toShapes(plan.units.filter(({ category }) => has(category)));
  return {
    plan,
    paved: unitsOf((category) => pavedCategories.has(category)),
    grown: unitsOf((category) => category !== 'building' && !pavedCategories.has(category)),
    buildings: unitsOf((category) => category === 'building'),
    courtLines: plan.details.filter(isOnCourt),
    pavedLines: plan.details.filter((detail) => !isOnCourt(detail)),
    block: toFloorScene(groundFloor),
  };
}

export function paintCampus(pen: Pen, scene: CampusScene, chosen?: ReadonlySet<PlaceId>): void {
  const { plan, paved, grown, buildings, courtLines, pavedLines, block } = scene;
  const { context, frame, palette } = pen;
  measureInMetres(context, frame);
  fillSite(pen, plan);
  drawWayEdges(pen, plan.ways);
  edgeShapes(pen, paved, 'pathEdge', 1.6);
  fillShapes(pen, paved);
  drawWays(pen, plan.ways);
  fillShapes(pen, grown);
  edgeShapes(pen, grown, 'greenEdge', 0.7);
  drawLines(pen, pavedLines, palette.pathEdge);
  drawLines(pen, courtLines, palette.courtLine);
  paintSolids(pen, buildings);
  if (frame.scale < roomScale) paintBlock(pen, block);
  else paintFloor(pen, block, chosen);
  drawFixtures(pen, plan.fixtures);
}

/** The college's own land, with its border. */
function fillSite(pen: Pen, { outline }: LevelPlan): void {
  const { context, palette } = pen;
  context.fillStyle = palette.lobby;
  context.strokeStyle = palette.door;
  context.lineWidth = pixels(1.2, pen);
  context.beginPath();
  for (const ring of outline) traceRing(context, ring);
  context.globalAlpha = 0.45;
  context.fill();
  context.globalAlpha = 1;
  context.stroke();
}

function drawLines(pen: Pen, lines: readonly Detail[], colour: string): void {
  const { context } = pen;
  context.strokeStyle = colour;
  context.lineCap = 'butt';
  context.lineWidth = Math.max(0.12, pixels(0.7, pen));
  context.beginPath();
  for (const { points } of lines) trace(context, points);
  context.stroke();
}

/** Solids stand out by a soft edge around them. */
function paintSolids(pen: Pen, shapes: readonly Shape[]): void {
  pen.context.globalAlpha = 0.25;
  edgeShapes(pen, shapes, 'buildingEdge', 6);
  pen.context.globalAlpha = 1;
  fillShapes(pen, shapes);
  edgeShapes(pen, shapes, 'buildingEdge', 1.2);
}

function paintBlock(pen: Pen, { plan, shapes }: FloorScene): void {
  const polygon = plan.outline;
  const solid = toShapes([{ id: 'block', category: 'building', polygon, label: [0, 0] }]);
  paintSolids(pen, solid);
  const courtyards = shapes.filter(({ unit }) => unit.category === 'vegetation');
  fillShapes(pen, courtyards);
  edgeShapes(pen, courtyards, 'buildingEdge', 1);
}
