import {
  boxOf,
  crossingOf,
  GridIndex,
  getLevel,
  halfDoorway,
  isInside,
  type Levels,
  levelsOfOpening,
  type MapFeature,
  nearestOnSegment,
  type OpeningFeature,
  outdoors,
  type Point,
  sidesOf,
} from '@campusway/campus';
import { nameOf } from '../drawing.ts';
import { drawingRule } from '../rule.ts';

/** No way crosses a wall except through an opening. */
export const wallCrossings = drawingRule('wall-crossings', function* (drawing) {
  const walls = new WallIndex(drawing.features, drawing.levels);
  for (const way of drawing.all('way')) {
    for (const [i, end] of way.points.slice(1).entries()) {
      const crossing = walls.findCrossing([way.points[i] ?? end, end], way.level);
      if (!crossing) continue;
      const [x, y] = crossing.map((metres) => metres.toFixed(2));
      const message = `The way "${way.id}" runs through a wall at ${x}, ${y}`;
      const fix = 'Lead it through a door, or draw the missing opening';
      yield { ...drawing.placeOf(way), message, fix };
      break;
    }
  }
});

/** Maximum thickness of a wall, metres. */
const maxWall = 0.45;

/** Units tile their floor: behind each wall is the next unit or the outside. */
export const wallGaps = drawingRule('wall-gaps', function* (drawing) {
  for (const outline of drawing.all('level')) {
    if (outline.level === outdoors) continue;
    const finder = drawing.finderOn(outline.level);
    for (const unit of drawing.unitsOn(outline.level)) {
      const gap = unit.polygon
        .flatMap(sidesOf)
        .flatMap((side) => behind(side))
        .find(({ spots }) => spots.every((spot) => isInside(spot, outline.polygon) && !finder.at(spot)));
      if (!gap) continue;
      const [x, y] = gap.middle.map((metres) => metres.toFixed(2));
      const message = `Beside ${nameOf(unit)} there is a gap wider than a wall, at ${x}, ${y}`;
      const fix = 'Draw the missing unit, or extend the unit to the wall of its neighbour';
      yield { ...drawing.placeOf(unit), message, fix };
    }
  }
});

/** Half of the maximum thickness of a wall that ends behind a side, metres. */
const halfJoint = 0.25;

interface Behind {
  readonly middle: Point;
  readonly spots: readonly Point[];
}

/** Points behind a side, seen from inside the unit; each with points to both sides, as a cross wall may end there. */
function behind([a, b]: readonly [Point, Point]): Behind[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length < 2 * maxWall) return [];
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  return [0.2, 0.5, 0.8].map((share) => {
    const x = a[0] + share * length * ux + uy * maxWall;
    const y = a[1] + share * length * uy - ux * maxWall;
    const spots = [-halfJoint, 0, halfJoint].map((off): Point => [x + off * ux, y + off * uy]);
    return { middle: [x, y], spots };
  });
}

type Segment = readonly [Point, Point];

/** Finds crossings of lines and walls: the inner faces of units, and outdoors the outlines of buildings. */
export class WallIndex {
  readonly #walls = new Map<number, GridIndex<Segment>>();
  readonly #openings = new Map<number, GridIndex<OpeningFeature>>();

  constructor(features: readonly MapFeature[], levels: Levels) {
    for (const feature of features) {
      if (feature.type === 'opening') {
        for (const level of levelsOfOpening(feature))
          layer(this.#openings, level).add(feature, boxOf(feature.line));
      }
      const isIndoors = feature.level !== outdoors;
      const outline = feature.type === 'level' && isIndoors && getLevel(levels, feature.level).ordinal === 0;
      const solid = feature.type === 'unit' && (isIndoors || feature.category === 'building');
      if (!outline && !solid) continue;
      // Outdoors a building is a solid with the outline of its entrance level.
      const level = outline ? outdoors : feature.level;
      for (const side of feature.polygon.flatMap(sidesOf)) layer(this.#walls, level).add(side, boxOf(side));
    }
  }

  /** First crossing of a line and a wall outside of openings; undefined if none. */
  findCrossing(walk: Segment, level: number): Point | undefined {
    return layer(this.#walls, level)
      .search(boxOf(walk))
      .map((wall) => crossingOf(walk, wall))
      .find((point) => point !== undefined && !this.#isOpen(point, level));
  }

  #isOpen(point: Point, level: number): boolean {
    const [x, y] = point;
    const around = {
      minX: x - halfDoorway,
      minY: y - halfDoorway,
      maxX: x + halfDoorway,
      maxY: y + halfDoorway,
    };
    return layer(this.#openings, level)
      .search(around)
      .some(({ line }) => nearestOnSegment(point, line).distance <= halfDoorway);
  }
}

function layer<Item>(layers: Map<number, GridIndex<Item>>, level: number): GridIndex<Item> {
  const known = layers.get(level) ?? new GridIndex<Item>(8);
  layers.set(level, known);
  return known;
}
