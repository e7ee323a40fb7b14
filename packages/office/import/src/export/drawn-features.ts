import { isInside, type Point } from '@campusway/campus';
import type { CollegeSource } from '@campusway/college/source';
import type { ImdfFeature, ImdfGeometry } from './archive.ts';
import { fixtureCategoryOf, openingCategoryOf, unitCategoryOf } from './categories.ts';
import { type Drawn, type DrawnOf, isOf, openRings, partsOf } from './drawing.ts';
import type { Pen } from './pen.ts';

type GeometryFile = CollegeSource['geometry'][number];
type Buildings = CollegeSource['buildings'];
export type Listed = CollegeSource['rooms'][number]['rooms'][number];

interface Content {
  readonly geometry: ImdfGeometry;
  readonly properties: object;
  readonly listed?: Listed | undefined;
}

/** Each feature of the drawing as a feature of IMDF; ways as features of the extension. */
export function drawnFeatures(pen: Pen, source: CollegeSource): ImdfFeature[] {
  const writer = new DrawnWriter(pen, source);
  return source.geometry.flatMap((file) => file.features.map((feature) => writer.write(feature, file)));
}

class DrawnWriter {
  readonly #pen: Pen;
  readonly #buildings: Buildings;
  readonly #listed: ReadonlyMap<string, Listed>;

  constructor(pen: Pen, { buildings, rooms }: CollegeSource) {
    this.#pen = pen;
    this.#buildings = buildings;
    const listed = rooms.flatMap((file) => file.rooms.map((room) => ({ level: file.level, room })));
    this.#listed = new Map(listed.map(({ level, room }) => [`${level}/${room.number ?? room.id}`, room]));
  }

  write(feature: Drawn, file: GeometryFile): ImdfFeature {
    if (isOf(feature, 'level')) return this.#level(feature, file);
    const { feature_type: type, ...own } = feature.properties;
    const { geometry, properties, listed } = this.#contentOf(feature, file);
    const isAmenity = type === 'amenity';
    const onLevel = isAmenity ? {} : { level_id: this.#pen.id('level', file.level) };
    return this.#pen.feature(type, feature.id, {
      geometry,
      properties: { ...properties, ...onLevel },
      campusway: {
        id: feature.id,
        ...own,
        ...(isAmenity && { level: file.level }),
        ...(listed && { listed }),
      },
    });
  }

  #contentOf(feature: Exclude<Drawn, DrawnOf<'level'>>, file: GeometryFile): Content {
    const pen = this.#pen;
    if (isOf(feature, 'unit')) return this.#unit(feature, file);
    if (isOf(feature, 'amenity')) return this.#amenity(feature, file);
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
  }

  #level(feature: DrawnOf<'level'>, { level: id }: GeometryFile): ImdfFeature {
    const pen = this.#pen;
    const building = this.#buildings.find(({ levels }) => levels.some((level) => level.id === id));
    const level = building?.levels.find((one) => one.id === id);
    const parts = partsOf(feature);
    const [first = []] = parts;
    const { name } = feature.properties;
    return pen.feature('level', id, {
      geometry: pen.multiPolygon(parts),
      properties: {
        ...{ category: 'unspecified', restriction: null, outdoor: !building },
        ordinal: wholeOrdinal(level?.ordinal ?? 0, this.#buildings),
        name: pen.label(level?.name ?? name ?? 'outdoors'),
        short_name: pen.label(level?.shortName ?? '0'),
        ...{ display_point: pen.displayPoint(first), address_id: null },
        building_ids: building ? [pen.id('building', building.id)] : null,
      },
      campusway: { id: feature.id, name, level: level ?? { id } },
    });
  }

  #unit({ geometry, properties }: DrawnOf<'unit'>, { level }: GeometryFile): Content {
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

  #amenity({ geometry, properties }: DrawnOf<'amenity'>, { features }: GeometryFile): Content {
    const around = features.filter(
      (unit) => isOf(unit, 'unit') && isInside(geometry.coordinates, openRings(unit.geometry.coordinates)),
    );
    const unitIds = around.map(({ id }) => this.#pen.id('unit', id));
    return {
      geometry: this.#pen.point(geometry.coordinates),
      properties: {
        ...{ category: properties.category, accessibility: null, name: this.#pen.label(properties.name) },
        ...{ alt_name: null, hours: null, phone: null, website: null },
        ...{ unit_ids: unitIds.length > 0 ? unitIds : null, address_id: null, correlation_id: null },
      },
    };
  }
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
