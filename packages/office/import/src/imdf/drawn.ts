import { isInside, type Point } from '@campusway/campus';
import type { CollegeSource } from '@campusway/college/source';
import type { ImdfFeature } from './archive.ts';
import { fixtureCategoryOf, openingCategoryOf, unitCategoryOf } from './categories.ts';
import { type Drawn, type DrawnOf, isOf, openRings, partsOf } from './drawing.ts';
import type { Pen } from './pen.ts';

type GeometryFile = CollegeSource['geometry'][number];
type Buildings = CollegeSource['buildings'];
export type Listed = CollegeSource['rooms'][number]['rooms'][number];

/** Each feature of the drawing as one of IMDF; ways as those of the extension. */
export function drawnFeatures(pen: Pen, source: CollegeSource): ImdfFeature[] {
  const writer = new DrawnWriter(pen, source);
  return source.geometry.flatMap((file) => file.features.map((feature) => writer.write(feature, file)));
}

class DrawnWriter {
  readonly #pen: Pen;
  readonly #source: CollegeSource;
  readonly #listed: ReadonlyMap<string, Listed>;

  constructor(pen: Pen, source: CollegeSource) {
    this.#pen = pen;
    this.#source = source;
    this.#listed = new Map(
      source.rooms.flatMap(({ level, rooms }) =>
        rooms.map((room) => [`${level}/${room.number ?? room.id}`, room] as const),
      ),
    );
  }

  write(feature: Drawn, file: GeometryFile): ImdfFeature {
    if (isOf(feature, 'level')) return this.#level(feature, file);
    const { feature_type: type, ...own } = feature.properties;
    const content = isOf(feature, 'unit')
      ? this.#unit(feature, file)
      : isOf(feature, 'opening')
        ? this.#opening(feature)
        : isOf(feature, 'amenity')
          ? this.#amenity(feature, file)
          : isOf(feature, 'fixture')
            ? this.#fixture(feature)
            : { geometry: this.#pen.line(feature.geometry.coordinates), properties: {} };
    const onLevel = type === 'amenity' ? {} : { level_id: this.#pen.id('level', file.level) };
    return this.#pen.feature(type, feature.id, {
      geometry: content.geometry,
      properties: { ...content.properties, ...onLevel },
      campusway: {
        id: feature.id,
        ...own,
        ...(type === 'amenity' && { level: file.level }),
        ...('listed' in content && content.listed && { listed: content.listed }),
      },
    });
  }

  #level(feature: DrawnOf<'level'>, { level: id }: GeometryFile): ImdfFeature {
    const { buildings } = this.#source;
    const building = buildings.find(({ levels }) => levels.some((level) => level.id === id));
    const level = building?.levels.find((one) => one.id === id);
    const parts = partsOf(feature);
    const [first = []] = parts;
    const { name = 'outdoors' } = feature.properties;
    return this.#pen.feature('level', id, {
      geometry: this.#pen.multiPolygon(parts),
      properties: {
        ...{ category: 'unspecified', restriction: null, outdoor: !building },
        ordinal: wholeOrdinal(level?.ordinal ?? 0, buildings),
        name: this.#pen.label(level?.name ?? name),
        short_name: this.#pen.label(level?.shortName ?? '0'),
        ...{ display_point: this.#pen.displayPoint(first), address_id: null },
        building_ids: building ? [this.#pen.id('building', building.id)] : null,
      },
      campusway: { id: feature.id, name: feature.properties.name, level: level ?? { id } },
    });
  }

  #unit({ geometry, properties }: DrawnOf<'unit'>, { level }: GeometryFile) {
    const { category, name, room } = properties;
    const listed = this.#listed.get(`${level}/${room}`);
    const polygon = openRings(geometry.coordinates);
    return {
      geometry: this.#pen.polygon(polygon),
      properties: {
        ...{ category: unitCategoryOf(category, listed?.kind), restriction: null },
        accessibility: category.endsWith('wheelchair') ? ['wheelchair'] : null,
        name: this.#pen.label(listed?.name ?? name ?? room),
        alt_name: this.#pen.label(listed?.number),
        display_point: this.#pen.displayPoint(polygon),
      },
      listed,
    };
  }

  #opening({ geometry, properties }: DrawnOf<'opening'>) {
    return {
      geometry: this.#pen.line(geometry.coordinates),
      properties: {
        ...{ category: openingCategoryOf(properties.category), accessibility: null, access_control: null },
        ...{ door: null, name: this.#pen.label(properties.name), alt_name: null, display_point: null },
      },
    };
  }

  #amenity({ geometry, properties }: DrawnOf<'amenity'>, { features }: GeometryFile) {
    const around = features.filter(
      (unit) => isOf(unit, 'unit') && isInside(geometry.coordinates, openRings(unit.geometry.coordinates)),
    );
    return {
      geometry: this.#pen.point(geometry.coordinates),
      properties: {
        ...{ category: properties.category, accessibility: null },
        ...{
          name: this.#pen.label(properties.name),
          alt_name: null,
          hours: null,
          phone: null,
          website: null,
        },
        unit_ids: around.length > 0 ? around.map(({ id }) => this.#pen.id('unit', id)) : null,
        ...{ address_id: null, correlation_id: null },
      },
    };
  }

  #fixture({ geometry, properties }: DrawnOf<'fixture'>) {
    return {
      geometry: this.#pen.polygon([circle(geometry.coordinates, properties.radius)]),
      properties: {
        ...{ category: fixtureCategoryOf(properties.category), name: null, alt_name: null },
        ...{ anchor_id: null, display_point: this.#pen.point(geometry.coordinates) },
      },
    };
  }
}

/** IMDF counts in whole numbers: where a college has half levels, all of its storeys are counted. */
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
