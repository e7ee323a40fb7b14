import { isInside, type Point, type Polygon } from '@campusway/campus';
import type { CollegeSource } from '@campusway/college/source';
import type { ImdfFeature, ImdfGeometry, Pen } from './pen.ts';

type GeometryFile = CollegeSource['geometry'][number];
type Buildings = CollegeSource['buildings'];
export type Listed = CollegeSource['rooms'][number]['rooms'][number];

interface Content {
  readonly geometry: ImdfGeometry;
  readonly properties: object;
  /** The entry of a room, and its position in the lists. */
  readonly entry?: { readonly listed: Listed; readonly listedAt: number } | undefined;
}

/** Each feature of the drawing as a feature of IMDF; ways as features of the extension. */
export function drawnFeatures(pen: Pen, { buildings, rooms, geometry }: CollegeSource): ImdfFeature[] {
  const inOrder = rooms.flatMap(({ level, rooms }) => rooms.map((room) => ({ level, room })));
  const listedRooms = new Map(
    inOrder.map(({ level, room }, listedAt) => [
      `${level}/${room.number ?? room.id}`,
      { listed: room, listedAt },
    ]),
  );

  const write = (feature: Drawn, file: GeometryFile): ImdfFeature => {
    if (isOf(feature, 'level')) return writeLevel(feature, file);
    const { feature_type: type, ...own } = feature.properties;
    const { geometry: shape, properties, entry } = contentOf(feature, file);
    const isAmenity = type === 'amenity';
    const onLevel = isAmenity ? {} : { level_id: pen.id('level', file.level) };
    return pen.feature(type, feature.id, {
      geometry: shape,
      properties: { ...properties, ...onLevel },
      campusway: {
        ...{ id: feature.id, ...own },
        ...(isAmenity && { level: file.level }),
        ...entry,
      },
    });
  };

  const contentOf = (feature: Exclude<Drawn, DrawnOf<'level'>>, file: GeometryFile): Content => {
    if (isOf(feature, 'unit')) return contentOfUnit(feature, file);
    if (isOf(feature, 'amenity')) return contentOfAmenity(feature, file);
    if (isOf(feature, 'opening')) {
      const { category, name } = feature.properties;
      const access = { accessibility: null, access_control: null, door: null };
      const names = { name: pen.label(name), alt_name: null, display_point: null };
      const properties = { category: openingCategoryOf(category), ...access, ...names };
      return { geometry: pen.line(feature.geometry.coordinates), properties };
    }
    if (isOf(feature, 'fixture')) {
      const { coordinates } = feature.geometry;
      const { category, radius } = feature.properties;
      const names = { name: null, alt_name: null, anchor_id: null, display_point: pen.point(coordinates) };
      const properties = { category: fixtureCategoryOf(category), ...names };
      return { geometry: pen.polygon([circle(coordinates, radius)]), properties };
    }
    return { geometry: pen.line(feature.geometry.coordinates), properties: {} };
  };

  const writeLevel = (feature: DrawnOf<'level'>, { level: id }: GeometryFile): ImdfFeature => {
    const building = buildings.find(({ levels }) => levels.some((level) => level.id === id));
    const level = building?.levels.find((one) => one.id === id);
    const parts = partsOf(feature);
    const [first = []] = parts;
    const { name } = feature.properties;
    return pen.feature('level', id, {
      geometry: pen.multiPolygon(parts),
      properties: {
        ...{ category: 'unspecified', restriction: null, outdoor: !building },
        ordinal: wholeOrdinal(level?.ordinal ?? 0, buildings),
        name: pen.label(level?.name ?? name ?? 'outdoors'),
        short_name: pen.label(level?.shortName ?? '0'),
        ...{ display_point: pen.displayPoint(first), address_id: null },
        building_ids: building ? [pen.id('building', building.id)] : null,
      },
      campusway: { id: feature.id, name, level: level ?? { id } },
    });
  };

  const contentOfUnit = (unit: DrawnOf<'unit'>, { level }: GeometryFile): Content => {
    const { category, name, room } = unit.properties;
    const entry = listedRooms.get(`${level}/${room}`);
    const listed = entry?.listed;
    const polygon = openRings(unit.geometry.coordinates);
    const properties = {
      ...{ category: unitCategoryOf(category, listed?.kind), restriction: null },
      accessibility: category.endsWith('wheelchair') ? ['wheelchair'] : null,
      name: pen.label(listed?.name ?? name ?? room),
      ...{ alt_name: pen.label(listed?.number), display_point: pen.displayPoint(polygon) },
    };
    return { geometry: pen.polygon(polygon), properties, entry };
  };

  const contentOfAmenity = (amenity: DrawnOf<'amenity'>, { features }: GeometryFile): Content => {
    const { category, name } = amenity.properties;
    const { coordinates } = amenity.geometry;
    const around = features.filter(
      (unit) => isOf(unit, 'unit') && isInside(coordinates, openRings(unit.geometry.coordinates)),
    );
    const unitIds = around.map(({ id }) => pen.id('unit', id));
    const properties = {
      ...{ category, accessibility: null, name: pen.label(name) },
      ...{ alt_name: null, hours: null, phone: null, website: null },
      ...{ unit_ids: unitIds.length > 0 ? unitIds : null, address_id: null, correlation_id: null },
    };
    return { geometry: pen.point(coordinates), properties };
  };

  return geometry.flatMap((file) => file.features.map((feature) => write(feature, file)));
}

/** IMDF has whole ordinals: if a college has half levels, all of its storeys are counted. */
function wholeOrdinal(ordinal: number, buildings: Buildings): number {
  const all = new Set([0, ...buildings.flatMap(({ levels }) => levels.map((level) => level.ordinal))]);
  if ([...all].every(Number.isInteger)) return ordinal;
  const inOrder = [...all].toSorted((a, b) => a - b);
  return inOrder.indexOf(ordinal) - inOrder.indexOf(0);
}

function circle([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

type RoomKind = CollegeSource['rooms'][number]['rooms'][number]['kind'];

const byRoomKind: Readonly<Record<RoomKind, string>> = {
  classroom: 'classroom',
  lab: 'laboratory',
  faculty: 'office',
  department: 'office',
  waiting: 'waitingroom',
  other: 'room',
};

/** Our categories of units that IMDF does not have. */
const byCategory: Readonly<Record<string, string>> = {
  building: 'structure',
  plaza: 'unenclosedarea',
  water: 'unspecified',
};

/** @param kind of the room that the unit is */
function unitCategoryOf(category: string, kind: RoomKind | undefined): string {
  if (category === 'room' && kind) return byRoomKind[kind];
  return category.startsWith('prayerroom') ? 'room' : (byCategory[category] ?? category);
}

function openingCategoryOf(category: string): string {
  return category === 'entrance' || category === 'gate' ? 'pedestrian.principal' : 'pedestrian';
}

function fixtureCategoryOf(category: string): string {
  return category === 'flagpole' ? 'obstruction' : 'vegetation';
}

type Drawn = CollegeSource['geometry'][number]['features'][number];
type DrawnType = Drawn['properties']['feature_type'];
type DrawnOf<Type extends DrawnType> = Extract<Drawn, { properties: { feature_type: Type } }>;

function isOf<Type extends DrawnType>(feature: Drawn, type: Type): feature is DrawnOf<Type> {
  return feature.properties.feature_type === type;
}

/** Rings without the first corner repeated at the end, as in GeoJSON. */
function openRings(rings: readonly (readonly Point[])[]): Polygon {
  return rings.map((ring) => ring.slice(0, -1));
}

function partsOf({ geometry }: DrawnOf<'level'>): Polygon[] {
  return geometry.type === 'Polygon'
    ? [openRings(geometry.coordinates)]
    : geometry.coordinates.map(openRings);
}

/** The parts of a level's outline; none if it is not drawn. */
export function outlineOf({ geometry }: Pick<CollegeSource, 'geometry'>, level: string): Polygon[] {
  return geometry
    .filter((file) => file.level === level)
    .flatMap(({ features }) =>
      features.flatMap((feature) => (isOf(feature, 'level') ? partsOf(feature) : [])),
    );
}
