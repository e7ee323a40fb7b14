import { boxOf, type Point, type Polygon, toCentimetres, type UnitFinder } from '@campusway/campus';
import type { Frame, Origin } from '../frame.ts';
import { guess } from '../guesses.ts';
import type { Guess, Position, SourceCampus, SourceUnit } from '../model.ts';
import { amenityCategoryOf, type Drawn, drawnCategoryOf, type UnitCategory } from './categories.ts';
import { cleanPolygon } from './clean-polygon.ts';
import type { Naming } from './levels.ts';
import { frameOf, isFarAway } from './origin.ts';
import { UniqueIds } from './unique-ids.ts';

/** State of a derivation: the metric frame, ids, names and guesses. */
export class Draft {
  readonly campus: SourceCampus;
  readonly naming: Naming;
  readonly guesses: Guess[];
  readonly ids = new UniqueIds();
  readonly frame: Frame;

  constructor(campus: SourceCampus, { naming, origin }: { naming: Naming; origin: Origin | undefined }) {
    this.campus = campus;
    this.naming = naming;
    this.guesses = naming.guesses;
    this.frame = frameOf(origin);
  }

  takeId(id: string): string {
    const own = this.ids.take(id);
    if (own !== id) {
      const why = 'Ids of a college have lower-case letters, digits and hyphens, and are unique';
      guess(this.guesses, 'repaired', { rule: 'id', what: `"${id}" has the id "${own}"`, why, id });
    }
    return own;
  }

  readonly toMetres = (position: Position): Point => this.frame.toMetres(position);

  toPolygon(polygon: SourceUnit['polygon'], id: string): Polygon | undefined {
    const metres = polygon.map((ring) => ring.map(this.toMetres));
    if (this.isFar(metres.flat(), id)) return undefined;
    const clean = cleanPolygon(metres);
    if (!clean) {
      const why = 'It has less than half a square metre';
      guess(this.guesses, 'left-out', { rule: 'tiny', what: 'An area is left out', why, id });
    } else if (clean.isRepaired) {
      const what = 'Only the largest part of an area is drawn';
      guess(this.guesses, 'repaired', {
        rule: 'self-crossing',
        what,
        why: 'Its outline crosses itself',
        id,
      });
    }
    return clean?.polygon;
  }

  /** Whether a feature lies so far off that its position must be wrong; reports it. */
  isFar(points: readonly Point[], id: string): boolean {
    if (this.campus.unit === 'metres' || !isFarAway(points)) return false;
    const why = 'It lies more than 10 km from the rest: longitude and latitude may be swapped';
    guess(this.guesses, 'left-out', { rule: 'far-away', what: 'A feature is left out', why, id });
    return true;
  }

  categoryOf({ id, category: written, levelId }: SourceUnit): UnitCategory {
    const { category, isUnknown } = drawnCategoryOf(written);
    if (isUnknown) {
      const what = `"${written}" becomes "${category}"`;
      const why = `"${written}" is no category of IMDF`;
      guess(this.guesses, 'assumed', { rule: 'category', what, why, id, ...(levelId && { levelId }) });
    }
    return category;
  }

  drawAmenities(isHere: (amenity: { levelId?: string }) => boolean, finder?: UnitFinder): Drawn[] {
    return this.campus.amenities.filter(isHere).flatMap((amenity): Drawn[] => {
      const category = amenityCategoryOf(amenity.category);
      const point = toCentimetres(this.toMetres(amenity.point));
      const unit = finder?.at(point);
      // A toilet or lift that is an area needs no point.
      const isUnit = unit && drawnCategoryOf(amenity.category).category === unit.category;
      if (isUnit) return [];
      if (!category) {
        const what = `The amenity "${amenity.category}" is left out`;
        const why = 'The plan has no such category';
        guess(this.guesses, 'left-out', { rule: 'amenity', what, why, id: amenity.id });
        return [];
      }
      const name = this.naming.nameOf(amenity.names);
      return [
        {
          type: 'Feature',
          id: this.takeId(amenity.id),
          geometry: { type: 'Point', coordinates: mutable(point) },
          properties: { feature_type: 'amenity', category, ...(name && { name }) },
        },
      ];
    });
  }
}

type WayProperties = Omit<Extract<Drawn['properties'], { feature_type: 'way' }>, 'feature_type'>;

export function wayOf(id: string, points: readonly Point[], properties: WayProperties): Drawn {
  const coordinates = points.map(toCentimetres).map(mutable);
  return {
    type: 'Feature',
    id,
    geometry: { type: 'LineString', coordinates },
    properties: { feature_type: 'way', ...properties },
  };
}

export function sizeOf(polygon: Polygon): number {
  const { minX, minY, maxX, maxY } = boxOf(polygon.flat());
  return (maxX - minX) * (maxY - minY);
}

export function rectangle({ minX, minY, maxX, maxY }: ReturnType<typeof boxOf>): Point[] {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ].map((corner) => toCentimetres(corner as [number, number]));
}

/** Rings as GeoJSON has them, the first corner again at the end. */
export function closed(polygon: Polygon): [number, number][][] {
  return polygon.map((ring) => [...ring, ...ring.slice(0, 1)].map(mutable));
}

export function mutable([x, y]: Point): [number, number] {
  return [x, y];
}
