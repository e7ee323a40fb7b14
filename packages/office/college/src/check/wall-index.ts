import {
  boxOf,
  crossingOf,
  GridIndex,
  getLevel,
  type Levels,
  type MapFeature,
  nearestOnSegment,
  type OpeningFeature,
  outdoors,
  type Point,
  sidesOf,
} from '@campusway/campus';

type Segment = readonly [Point, Point];

/** Radius in metres within which an opening opens a wall; it is drawn on the wall's centre line. */
const halfWall = 0.3;

/** Finds crossings of lines and walls: the inner faces of units, and outdoors the outlines of buildings. */
export class WallIndex {
  readonly #walls = new Map<number, GridIndex<Segment>>();
  readonly #openings = new Map<number, GridIndex<OpeningFeature>>();

  constructor(features: readonly MapFeature[], levels: Levels) {
    for (const feature of features) {
      if (feature.type === 'opening') {
        for (const level of feature.category === 'entrance' ? [feature.level, outdoors] : [feature.level]) {
          layer(this.#openings, level).add(feature, boxOf(feature.line));
        }
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
    const around = { minX: x - halfWall, minY: y - halfWall, maxX: x + halfWall, maxY: y + halfWall };
    return layer(this.#openings, level)
      .search(around)
      .some(({ line }) => nearestOnSegment(point, line).distance <= halfWall);
  }
}

function layer<Item>(layers: Map<number, GridIndex<Item>>, level: number): GridIndex<Item> {
  const known = layers.get(level) ?? new GridIndex<Item>(8);
  layers.set(level, known);
  return known;
}
