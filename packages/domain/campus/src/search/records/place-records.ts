import { nameWithoutNear } from '../../content/neighbours.ts';
import { storeyText, whereOf } from '../../content/places.ts';
import { type Levels, outdoors } from '../../level.ts';
import { barrierOf, type Place } from '../../model.ts';
import { factsOf, wordsAbroadFor, wordsOf } from '../../place-kinds.ts';
import type { CampusContent, CampusRecord, SharedFacets } from './campus-record.ts';
import { kindFacets, synonymsOf } from './kind-facets.ts';
import { cardinalsOf, ordinalsOf } from './number-words.ts';

/** Buildings, gates and facilities, lifts, stairs, toilets, water, entrances: all that are not rooms. */
export function placeRecords({ places, levels }: CampusContent, shared: SharedFacets): CampusRecord[] {
  const kinds = kindFacets(places);
  const withoutRoom = places.filter(
    ({ kind, code, room = code }) => kind !== 'room' && !(kind === 'venue' && room !== undefined),
  );
  return withoutRoom.map((place) => {
    const { id, kind, level, wing, code, category, campus = '' } = place;
    const isArea = kind === 'area';
    // Its neighbour is in `where`, and is not found by it.
    const name = nameWithoutNear(place);
    const floor = shared.levels.get(level) ?? shared.areas.get(campus);
    const facets = [isArea ? undefined : kinds.get(kind), floor, shared.areas.get(`${wing} wing`)].filter(
      (facet) => facet !== undefined,
    );
    const common = new Set(kinds.get(kind)?.words);
    const isAmenity = factsOf(kind).isInterchangeable || (isArea && level !== outdoors);
    return {
      id,
      kind: isAmenity ? 'amenity' : 'place',
      title: name,
      aliases: place.aliases.filter((alias) => !common.has(alias)),
      spellings: [
        ...synonymsOf(name).map((synonym) => `${synonym} ${wordsOf(kind)[0]}`),
        ...numbered(name),
        ...wordsAbroadFor(place),
      ],
      where: whereIs(place, levels),
      facets,
      place: id,
      ...(code !== undefined && { door: code }),
      ...(category !== undefined && { category }),
      ...(level !== outdoors && { level }),
      rank: isArea ? 0.9 : isAmenity ? amenityRank(name) : 0.85,
    };
  });
}

/** `second gate` and `gate two` for Main Gate 2. */
function numbered(name: string): string[] {
  const [, noun, figure] = /(?<!\S)(\S+) (\d)$/.exec(name) ?? [];
  if (!noun) return [];
  const before = ordinalsOf(Number(figure)).map((ordinal) => `${ordinal} ${noun}`);
  return [...before, ...cardinalsOf(Number(figure)).map((cardinal) => `${noun} ${cardinal}`)];
}

function whereIs(place: Place, levels: Levels): string {
  const where = whereOf({ ...place, storey: storeyText(levels, place) });
  return [where, barrierOf(place)].filter(Boolean).join('. ');
}

/** Ranks amenities at the end of a wing lower: they are farther from everything. */
function amenityRank(name: string): number {
  return /\bend\b/i.test(name) ? 0.55 : 0.6;
}
