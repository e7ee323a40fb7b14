import { boxOf, cornersOf, isInside, type Polygon } from '@campusway/campus';
import type { CollegeSource } from '@campusway/college/source';
import type { Origin } from '../earth-frame.ts';
import { listsOf } from './college-lists.ts';
import { outlineOf } from './drawn-features.ts';
import type { ImdfFeature, Pen } from './pen.ts';

/** Address of a venue, which IMDF requires and a college folder does not have. */
export interface ImdfAddress {
  readonly address: string;
  readonly locality: string;
  /** ISO 3166-1; `ZZ` if it is unknown. */
  readonly country: string;
}

type Buildings = CollegeSource['buildings'];

export function venueFeatures(
  pen: Pen,
  source: CollegeSource,
  { address, origin }: { readonly address: ImdfAddress; readonly origin: Origin },
): ImdfFeature[] {
  const { name } = source.facts;
  const polygon = venuePolygon(source);
  return [
    pen.feature('address', 'venue', {
      geometry: null,
      properties: {
        ...{ ...address, unit: null, province: null },
        ...{ postal_code: null, postal_code_ext: null, postal_code_vanity: null },
      },
    }),
    pen.feature('venue', 'venue', {
      geometry: pen.polygon(polygon),
      properties: {
        ...{ category: 'university', restriction: null, name: pen.label(name), alt_name: null },
        ...{ hours: null, phone: null, website: null },
        display_point: pen.displayPoint(polygon),
        address_id: pen.id('address', 'venue'),
      },
      campusway: {
        ...{ origin, places: source.campusPlaces },
        ...{ college: collegeFacts(source), lists: listsOf(source) },
      },
    }),
    ...source.buildings.flatMap((building) => buildingFeatures(pen, source, building)),
  ];
}

/** What `college.json` has: an archive has one venue, so that campuses are here; without the logo, which is a file. */
function collegeFacts({ facts, defaultStart, campuses, transport }: CollegeSource): object {
  const { origin: _, logo: __, ...rest } = facts;
  return { ...rest, defaultStart, ...(campuses.length > 0 && { campuses, transport }) };
}

/** The outline of the grounds, or a box around everything if something is outside of it. */
function venuePolygon(source: CollegeSource): Polygon {
  const own = outlineOf(source, 'outdoors');
  const indoors = source.buildings.flatMap(({ levels }) => levels.flatMap(({ id }) => outlineOf(source, id)));
  const corners = indoors.flat(2);
  const [[outer] = []] = own;
  if (outer && own.length === 1 && corners.every((corner) => isInside(corner, [outer]))) return [outer];
  return [cornersOf(boxOf([...corners, ...own.flat(2)]))];
}

function buildingFeatures(
  pen: Pen,
  source: CollegeSource,
  { levels, ...building }: Buildings[number],
): ImdfFeature[] {
  const { id, name } = building;
  const [ground] = levels.toSorted((a, b) => Math.abs(a.ordinal) - Math.abs(b.ordinal));
  const outline = ground ? outlineOf(source, ground.id) : [];
  return [
    pen.feature('building', id, {
      geometry: null,
      properties: {
        ...{ name: pen.label(name), alt_name: null, category: 'unspecified', restriction: null },
        ...{ display_point: null, address_id: pen.id('address', 'venue') },
      },
      campusway: building,
    }),
    pen.feature('footprint', id, {
      geometry: pen.multiPolygon(outline),
      properties: { category: 'ground', name: null, building_ids: [pen.id('building', id)] },
    }),
  ];
}
