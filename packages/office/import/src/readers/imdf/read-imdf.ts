import { isJsonObject } from '../../files/parse-json.ts';
import { readPosition } from '../../files/read-polygons.ts';
import { guess } from '../../guesses.ts';
import type {
  Reader,
  ReadResult,
  SourceAmenity,
  SourceBuilding,
  SourceDetail,
  SourceFiles,
  SourceLevel,
  SourceOccupant,
  SourceOpening,
  SourceUnit,
} from '../../model.ts';
import { ArchiveFiles, type Feature } from './archive-files.ts';
import { readRelations } from './relations.ts';
import { restoreCampus } from './restore.ts';

export const imdfReader: Reader = {
  what: 'an IMDF archive (unit.geojson, level.geojson, ...)',
  fits: ({ texts }) => texts.has('unit.geojson') || texts.has('level.geojson') || texts.has('venue.geojson'),
  read: (files) => {
    const restored = restoreCampus(files);
    return { ...new ImdfReading(files).read(), ...(restored && { restored, guesses: [] }) };
  },
};

class ImdfReading {
  readonly #archive: ArchiveFiles;
  /** Ids of levels that are outdoors: their features are on no level. */
  readonly #outdoors: ReadonlySet<string>;

  constructor(files: SourceFiles) {
    this.#archive = new ArchiveFiles(files);
    const outdoors = this.#archive.all('level').filter(({ properties }) => properties.outdoor === true);
    this.#outdoors = new Set(outdoors.map(({ id }) => id));
  }

  read(): ReadResult {
    const { guesses } = this.#archive;
    const [venue] = this.#archive.all('venue');
    const levels = this.#levels();
    const known = new Set(levels.map(({ id }) => id));
    const isOnLevel = ({ id, levelId }: { readonly id: string; readonly levelId?: string }) => {
      if (levelId === undefined || known.has(levelId)) return true;
      const why = `There is no level "${levelId}"`;
      guess(guesses, 'left-out', { rule: 'unknown-level', what: `"${id}" is left out`, why, id });
      return false;
    };
    const { shafts, traversals } = readRelations(this.#archive.all('relationship'));
    const campus = {
      source: this.#archive.sourceFacts(),
      unit: 'degrees' as const,
      names: venue ? this.#archive.names(venue, 'name') : {},
      buildings: this.#buildings(),
      levels,
      units: this.#units(shafts).filter(isOnLevel),
      openings: this.#openings(traversals).filter(isOnLevel),
      occupants: this.#occupants(),
      amenities: this.#amenities().filter(isOnLevel),
      details: this.#details().filter(isOnLevel),
      ways: [],
    };
    return { campus, guesses };
  }

  #buildings(): SourceBuilding[] {
    const footprints = this.#archive.all('footprint');
    const onGround = footprints.filter(({ properties }) => properties.category === 'ground');
    const shapes = onGround.length > 0 ? onGround : footprints;
    return this.#archive.all('building').map((building) => {
      const { id } = building;
      const own = shapes.filter(({ properties }) => listOf(properties.building_ids).includes(id));
      const footprint = own.flatMap((shape) => this.#archive.polygons(shape));
      return {
        ...{ id, names: this.#archive.names(building, 'name') },
        footprint: footprint.length > 0 ? footprint : this.#archive.polygons(building),
      };
    });
  }

  #levels(): SourceLevel[] {
    const archive = this.#archive;
    const buildings = new Set(archive.all('building').map(({ id }) => id));
    const indoors = archive.all('level').filter(({ id }) => !this.#outdoors.has(id));
    return indoors.map((level): SourceLevel => {
      const { id, properties } = level;
      const ordinal = Number(properties.ordinal);
      const isOrdinal = properties.ordinal !== null && Number.isFinite(ordinal) && Math.abs(ordinal) <= 200;
      if (!isOrdinal) {
        const why = `Its ordinal is ${JSON.stringify(properties.ordinal)}`;
        const what = 'The level counts as the ground level, 0';
        archive.report('assumed', level, { rule: 'ordinal', what, why });
      }
      const [buildingId, ...others] = listOf(properties.building_ids).filter((one) => buildings.has(one));
      if (others.length > 0) {
        const what = `The level belongs to the building "${buildingId}"`;
        const why = `It has ${others.length + 1} buildings, and a level of a college has one`;
        archive.report('assumed', level, { rule: 'level-of-buildings', what, why });
      }
      const shortName = Object.values(archive.names(level, 'short_name'))[0];
      return {
        ...{ id, ordinal: isOrdinal ? Math.round(ordinal * 2) / 2 : 0, names: archive.names(level, 'name') },
        ...{ outline: archive.polygons(level), buildingId, shortName },
      };
    });
  }

  #levelOf({ properties: { level_id: levelId } }: Feature): { levelId?: string } {
    return typeof levelId === 'string' && !this.#outdoors.has(levelId) ? { levelId } : {};
  }

  #units(shafts: ReadonlyMap<string, string>): SourceUnit[] {
    const archive = this.#archive;
    return archive.all('unit').flatMap((unit) => {
      const polygons = archive.polygons(unit);
      if (polygons.length > 1) {
        const what = `The unit becomes ${polygons.length} units`;
        const why = 'It is a MultiPolygon, and a unit of a college is one area';
        archive.report('assumed', unit, { rule: 'multipolygon', what, why });
      }
      return polygons.map(
        (polygon, i): SourceUnit => ({
          id: i === 0 ? unit.id : `${unit.id}-part-${i + 1}`,
          ...this.#levelOf(unit),
          names: archive.names(unit, 'name'),
          otherNames: Object.values(archive.names(unit, 'alt_name')),
          category: archive.text(unit, 'category') ?? 'unspecified',
          ...{ polygon, shaft: shafts.get(unit.id) },
          isRestricted: typeof unit.properties.restriction === 'string' || undefined,
        }),
      );
    });
  }

  #openings(traversals: ReadonlyMap<string, readonly string[]>): SourceOpening[] {
    const archive = this.#archive;
    return archive.all('opening').flatMap((opening): SourceOpening[] => {
      const { id, properties } = opening;
      const points = archive.lines(opening).flat();
      const [from, to] = [points[0], points.at(-1)];
      if (!from || !to) {
        const what = 'The opening is left out';
        archive.report('left-out', opening, { rule: 'bad-opening', what, why: 'It is not a line' });
        return [];
      }
      const width = isJsonObject(properties.door) ? Number(properties.door.width) : Number.NaN;
      return [
        {
          ...{ id, ...this.#levelOf(opening), names: archive.names(opening, 'name') },
          category: archive.text(opening, 'category') ?? 'pedestrian',
          line: from[0] === to[0] && from[1] === to[1] ? [from] : [from, to],
          width: Number.isFinite(width) ? width : undefined,
          unitIds: traversals.get(id) ?? [],
        },
      ];
    });
  }

  #occupants(): SourceOccupant[] {
    const archive = this.#archive;
    const unitOf = new Map(archive.all('anchor').map(({ id, properties }) => [id, properties.unit_id]));
    return archive.all('occupant').flatMap((occupant): SourceOccupant[] => {
      const { anchor_id: anchor } = occupant.properties;
      const unitId = unitOf.get(String(anchor));
      if (typeof unitId !== 'string') {
        const [what, why] = ['The occupant is left out', `No anchor "${anchor}" names its unit`];
        archive.report('left-out', occupant, { rule: 'occupant', what, why });
        return [];
      }
      const otherNames = (['shortName', 'alt_name'] as const).flatMap((key) =>
        Object.values(archive.names(occupant, key)),
      );
      const category = archive.text(occupant, 'category') ?? 'unspecified';
      return [{ id: occupant.id, unitId, category, names: archive.names(occupant, 'name'), otherNames }];
    });
  }

  #amenities(): SourceAmenity[] {
    const archive = this.#archive;
    const levelOfUnit = new Map(archive.all('unit').map((unit) => [unit.id, this.#levelOf(unit)]));
    return archive.all('amenity').flatMap((amenity): SourceAmenity[] => {
      const point = readPosition(amenity.geometry.coordinates, 'degrees');
      const unitIds = listOf(amenity.properties.unit_ids);
      if (!point) {
        const [what, why] = ['The amenity is left out', 'It has no position on earth'];
        archive.report('left-out', amenity, { rule: 'bad-position', what, why });
        return [];
      }
      const level = unitIds.map((unit) => levelOfUnit.get(unit)).find((one) => one !== undefined);
      const names = archive.names(amenity, 'name');
      const category = archive.text(amenity, 'category') ?? 'unspecified';
      return [{ id: amenity.id, ...level, names, category, point, unitIds }];
    });
  }

  #details(): SourceDetail[] {
    return this.#archive.all('detail').flatMap((detail) =>
      this.#archive.lines(detail).flatMap((line, i): SourceDetail[] => {
        if (line.length < 2) return [];
        const id = i === 0 ? detail.id : `${detail.id}-${i + 1}`;
        const category = this.#archive.text(detail, 'category') ?? 'unspecified';
        return [{ id, ...this.#levelOf(detail), names: {}, category, line }];
      }),
    );
  }
}

/** Ids in a list of ids; nothing for any other value. */
function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
