import { factsOf, outdoors, placesDrawn } from '@campusway/campus';
import { Drawing, nameOf } from '../drawing.ts';
import type { RawFinding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Amenities have a way to them; otherwise they are missing in search and routes. */
export const strayAmenities: Rule<'geometry' | 'buildings'> = {
  name: 'stray-amenities',
  needs: ['geometry', 'buildings'],
  *check(sources): Generator<RawFinding> {
    const drawing = Drawing.of(sources);
    for (const amenity of drawing.all('amenity')) {
      const kind = placesDrawn.amenity.get(amenity.category)?.kind;
      if (!kind || !factsOf(kind).isInterchangeable || drawing.derived.nodeOf.has(amenity.id)) continue;
      const message = `No way leads to ${nameOf(amenity)}, so it cannot be found`;
      const fix =
        amenity.level === outdoors
          ? 'Put it within 5 m of a way'
          : 'Put it into a corridor or a lobby that a way leads through';
      yield { ...drawing.placeOf(amenity), message, fix };
    }
  },
};
