import { type Point, type Polygon, placesDrawn, toCentimetres, type UnitFinder } from '@campusway/campus';
import type { Frame, Origin } from '../../earth-frame.ts';
import { cleanPolygon } from '../../geometry/polygons.ts';
import { type Guess, guess } from '../../guesses.ts';
import type { Position, SourceCampus, SourceUnit } from '../../model.ts';
import { amenityCategoryOf, type Drawn, drawnCategoryOf, type UnitCategory } from './categories.ts';
import { draw } from './features.ts';
import { type Naming, toId, UniqueIds } from './names.ts';
import { frameOf, isFarAway } from './origin.ts';

/** State of a derivation: the metric frame, ids, names and guesses. */
export class Draft {
  readonly campus: SourceCampus;
  readonly naming: Naming;
  readonly guesses: Guess[];
  readonly ids = new UniqueIds();
  readonly frame: Frame;
  /** Ids of things whose ids in the source are written alike, by these. */
  readonly #alike = new Map<string, string>();

  constructor(campus: SourceCampus, { naming, origin }: { naming: Naming; origin: Origin | undefined }) {
    this.campus = campus;
    this.naming = naming;
    this.guesses = naming.guesses;
    this.frame = frameOf(origin);
    const { units, openings, ways, amenities } = campus;
    const written = [units, openings, ways, amenities].flatMap((list) => list.map(({ id }) => id));
    // In any order of the file, and the one that is an id already keeps it.
    for (const [own, alike] of Map.groupBy(new Set(written.toSorted()), toId))
      if (alike.length > 1)
        for (const id of alike.toSorted((a, b) => Number(b === own) - Number(a === own)))
          this.#alike.set(id, this.ids.take(id));
  }

  takeId(id: string): string {
    const own = this.#alike.get(id) ?? this.ids.take(id);
    this.#alike.delete(id);
    if (own !== id) {
      const why = 'Ids of a college have lower-case letters, digits and hyphens, and are unique';
      guess(this.guesses, 'repaired', { rule: 'id', what: `"${id}" has the id "${own}"`, why, id });
    }
    return own;
  }

  /** Positions of the source in metres, rounded to centimetres. */
  readonly toPoints = (line: readonly Position[]): Point[] =>
    line.map((position) => toCentimetres(this.frame.toMetres(position)));

  toPolygon(polygon: SourceUnit['polygon'], id: string): Polygon | undefined {
    if (this.isFar(polygon.flat(), id)) return undefined;
    const clean = cleanPolygon(polygon.map((ring) => ring.map(this.frame.toMetres)));
    if (!clean) {
      const why = 'It is smaller than half a square metre';
      guess(this.guesses, 'left-out', { rule: 'tiny', what: 'An area is left out', why, id });
    } else if (clean.isRepaired) {
      const [what, why] = ['Only the largest part of an area is drawn', 'Its outline crosses itself'];
      guess(this.guesses, 'repaired', { rule: 'self-crossing', what, why, id });
    }
    return clean?.polygon;
  }

  /** Whether a feature is so far away that its position must be wrong; reports it. */
  isFar(positions: readonly Position[], id: string): boolean {
    if (this.campus.unit === 'metres' || !isFarAway(positions.map(this.frame.toMetres))) return false;
    const why = 'It is more than 10 km away from the rest: longitude and latitude may be swapped';
    guess(this.guesses, 'left-out', { rule: 'far-away', what: 'A feature is left out', why, id });
    return true;
  }

  categoryOf({ id, category: written, levelId }: SourceUnit): UnitCategory {
    const { category, isUnknown } = drawnCategoryOf(written);
    if (isUnknown) {
      const [what, why] = [`"${written}" becomes "${category}"`, `IMDF has no category "${written}"`];
      guess(this.guesses, 'assumed', { rule: 'category', what, why, id, ...(levelId && { levelId }) });
    }
    return category;
  }

  drawAmenities(isHere: (amenity: { levelId?: string }) => boolean, finder?: UnitFinder): Drawn[] {
    return this.campus.amenities
      .filter(isHere)
      .flatMap(({ id, category: written, names, point, unitIds }): Drawn[] => {
        if (this.isFar([point], id)) return [];
        const [coordinates] = this.toPoints([point]);
        const unit = coordinates && finder?.at(coordinates);
        const text = this.naming.nameOf(names);
        // A toilet or lift that is an area needs no point.
        if (
          unit &&
          placesDrawn.unit.has(unit.category) &&
          drawnCategoryOf(written).category === unit.category
        ) {
          const what = `The name "${text}" of a point is left out`;
          const why = `Its area of the kind "${unit.category}" is the place, and has another name or none`;
          if (text && !this.#isNameOf(unitIds, text))
            guess(this.guesses, 'left-out', { rule: 'amenity', what, why, id });
          return [];
        }
        const known = amenityCategoryOf(written);
        if (!known && shafts.test(written)) {
          const what = `The amenity "${written}" is left out`;
          const why = 'Stairs and lifts are areas, and this is a point';
          guess(this.guesses, 'left-out', { rule: 'amenity', what, why, id });
          return [];
        }
        if (!known) {
          const what = `The amenity "${written}" is drawn without a sign of its own`;
          const why = 'The plan has no such category';
          guess(this.guesses, 'assumed', { rule: 'amenity', what, why, id });
        }
        const category = known ?? 'unspecified';
        const name = text || (known ? undefined : wordsOf(written));
        const properties = { feature_type: 'amenity', category, name } as const;
        return [draw(this.takeId(id), { type: 'Point', coordinates }, properties)];
      });
  }

  #isNameOf(unitIds: readonly string[], text: string): boolean {
    return this.campus.units.some(
      ({ id, names }) => unitIds.includes(id) && this.naming.nameOf(names) === text,
    );
  }
}

/** Amenities that are parts of a shaft. */
const shafts = /^(stairs|elevator|escalator|movingwalkway|ramp)\b/i;

/** `Coat check` for `coat.check`. */
function wordsOf(category: string): string {
  const words = category.replace(/[._-]+/g, ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
