import type { SourceFiles } from '../../files/open-source.ts';
import { isJsonObject } from '../../files/parse-json.ts';
import { guess } from '../../guesses.ts';
import { restoreCampus } from '../../imdf/restore.ts';
import type {
  Guess,
  Position,
  ReadResult,
  SourceAmenity,
  SourceBuilding,
  SourceCampus,
  SourceDetail,
  SourceLevel,
  SourceOccupant,
  SourceOpening,
  SourceUnit,
  SourceWay,
} from '../../model.ts';
import { readLine, readPosition } from '../../read-polygons.ts';
import type { Reader } from '../reader.ts';
import { Archive, type Feature } from './archive.ts';
import { readRelations } from './relations.ts';

export const imdfReader: Reader = {
  what: 'an IMDF archive (unit.geojson, level.geojson, ...)',
  fits: ({ texts }) => texts.has('unit.geojson') || texts.has('level.geojson') || texts.has('venue.geojson'),
  read: (files) => {
    const restored = restoreCampus(files);
    return { ...new ImdfReading(files).read(), ...(restored && { restored, guesses: [] }) };
  },
};

class ImdfReading {
  readonly #archive: Archive;
  readonly #guesses: Guess[];

  constructor(files: SourceFiles) {
    this.#archive = new Archive(files);
    this.#guesses = this.#archive.guesses;
  }

  read(): ReadResult {
    const [venue] = this.#archive.all('venue');
    const levels = this.#levels();
    const known = new Set(levels.map(({ id }) => id));
    const isOnLevel = (thing: { readonly id: string; readonly levelId?: string }) => {
      if (thing.levelId === undefined || known.has(thing.levelId)) return true;
      const what = `"${thing.id}" is left out`;
      const why = `There is no level "${thing.levelId}"`;
      guess(this.#guesses, 'left-out', { rule: 'unknown-level', what, why, id: thing.id });
      return false;
    };
    const { shafts, traversals } = readRelations(this.#archive.all('relationship'));
    const campus: SourceCampus = {
      source: this.#archive.sourceFacts(),
      unit: 'degrees',
      names: venue ? this.#archive.names(venue, 'name') : {},
      buildings: this.#buildings(),
      levels,
      units: this.#units(shafts).filter(isOnLevel),
      openings: this.#openings(traversals).filter(isOnLevel),
      occupants: this.#occupants(),
      amenities: this.#amenities().filter(isOnLevel),
      details: this.#details().filter(isOnLevel),
      ways: [] satisfies SourceWay[],
    };
    return { campus, guesses: this.#guesses };
  }

  #buildings(): SourceBuilding[] {
    const footprints = this.#archive
      .all('footprint')
      .filter(({ properties }) => properties.category === 'ground');
    const shapes = footprints.length > 0 ? footprints : this.#archive.all('footprint');
    return this.#archive.all('building').map((building) => {
      const own = shapes.filter(({ properties }) => listOf(properties.building_ids).includes(building.id));
      const footprint = own.flatMap((shape) => this.#archive.polygons(shape));
      return {
        id: building.id,
        names: this.#archive.names(building, 'name'),
        footprint: footprint.length > 0 ? footprint : this.#archive.polygons(building),
      };
    });
  }

  #levels(): SourceLevel[] {
    const buildings = new Set(this.#archive.all('building').map(({ id }) => id));
    return this.#archive.all('level').flatMap((level): SourceLevel[] => {
      const { id, file, properties } = level;
      if (properties.outdoor === true) return [];
      const ordinal = Number(properties.ordinal);
      const isOrdinal = properties.ordinal !== null && Number.isFinite(ordinal) && Math.abs(ordinal) <= 200;
      if (!isOrdinal) {
        const why = `Its ordinal is ${JSON.stringify(properties.ordinal)}`;
        const what = 'The level counts as the ground level, 0';
        guess(this.#guesses, 'assumed', { rule: 'ordinal', what, why, id, file });
      }
      const [buildingId, ...others] = listOf(properties.building_ids).filter((one) => buildings.has(one));
      if (others.length > 0) {
        const what = `The level belongs to the building "${buildingId}"`;
        guess(this.#guesses, 'assumed', {
          ...{ rule: 'level-of-buildings', what, id, file },
          why: `It names ${others.length + 1} buildings, and a level of a college has one`,
        });
      }
      const shortName = Object.values(this.#archive.names(level, 'short_name'))[0];
      return [
        {
          id,
          ordinal: isOrdinal ? Math.round(ordinal * 2) / 2 : 0,
          names: this.#archive.names(level, 'name'),
          outline: this.#archive.polygons(level),
          ...(buildingId && { buildingId }),
          ...(shortName && { shortName }),
        },
      ];
    });
  }

  /** Levels that are outdoors hold what belongs to no level. */
  readonly #levelOf = ({ properties }: Feature): { levelId?: string } => {
    const levelId = properties.level_id;
    const outdoor = this.#archive
      .all('level')
      .some((level) => level.id === levelId && level.properties.outdoor === true);
    return typeof levelId === 'string' && !outdoor ? { levelId } : {};
  };

  #units(shafts: ReadonlyMap<string, string>): SourceUnit[] {
    return this.#archive.all('unit').flatMap((unit): SourceUnit[] => {
      const polygons = this.#archive.polygons(unit);
      if (polygons.length > 1) {
        const what = `The unit becomes ${polygons.length} units`;
        const why = 'It is a MultiPolygon, and a unit of a college is one area';
        guess(this.#guesses, 'assumed', { rule: 'multipolygon', what, why, id: unit.id, file: unit.file });
      }
      const shaft = shafts.get(unit.id);
      return polygons.map((polygon, i) => ({
        id: i === 0 ? unit.id : `${unit.id}-part-${i + 1}`,
        ...this.#levelOf(unit),
        names: this.#archive.names(unit, 'name'),
        otherNames: Object.values(this.#archive.names(unit, 'alt_name')),
        category: this.#archive.text(unit, 'category') ?? 'unspecified',
        polygon,
        ...(shaft && { shaft }),
        ...(typeof unit.properties.restriction === 'string' && { isRestricted: true }),
      }));
    });
  }

  #openings(traversals: ReadonlyMap<string, readonly string[]>): SourceOpening[] {
    return this.#archive.all('opening').flatMap((opening): SourceOpening[] => {
      const { id, file, geometry, properties } = opening;
      const { type, coordinates } = isJsonObject(geometry) ? geometry : {};
      const where = { id, file };
      const lines = type === 'MultiLineString' && Array.isArray(coordinates) ? coordinates : [coordinates];
      const line = lines.flatMap((one) => readLine(one, { unit: 'degrees', where, guesses: this.#guesses }));
      const [from, to] = [line[0], line.at(-1)];
      if (!from || !to) {
        const what = 'The opening is left out';
        guess(this.#guesses, 'left-out', { rule: 'bad-opening', what, why: 'It is no line', ...where });
        return [];
      }
      const width = isJsonObject(properties.door) ? Number(properties.door.width) : Number.NaN;
      return [
        {
          id,
          ...this.#levelOf(opening),
          names: this.#archive.names(opening, 'name'),
          category: this.#archive.text(opening, 'category') ?? 'pedestrian',
          line: from[0] === to[0] && from[1] === to[1] ? [from] : [from, to],
          ...(Number.isFinite(width) && { width }),
          unitIds: traversals.get(id) ?? [],
        },
      ];
    });
  }

  #occupants(): SourceOccupant[] {
    const unitOfAnchor = new Map(
      this.#archive.all('anchor').map(({ id, properties }) => [id, properties.unit_id]),
    );
    return this.#archive.all('occupant').flatMap((occupant): SourceOccupant[] => {
      const { id, file, properties } = occupant;
      const unitId = unitOfAnchor.get(String(properties.anchor_id));
      if (typeof unitId !== 'string') {
        const what = 'The occupant is left out';
        const why = `No anchor "${properties.anchor_id}" says in which unit it is`;
        guess(this.#guesses, 'left-out', { rule: 'occupant', what, why, id, file });
        return [];
      }
      const shortNames = [
        this.#archive.names(occupant, 'shortName'),
        this.#archive.names(occupant, 'alt_name'),
      ];
      return [
        {
          id,
          unitId,
          category: this.#archive.text(occupant, 'category') ?? 'unspecified',
          names: this.#archive.names(occupant, 'name'),
          otherNames: shortNames.flatMap((names) => Object.values(names)),
        },
      ];
    });
  }

  #amenities(): SourceAmenity[] {
    const levelOfUnit = new Map(this.#archive.all('unit').map((unit) => [unit.id, this.#levelOf(unit)]));
    return this.#archive.all('amenity').flatMap((amenity): SourceAmenity[] => {
      const { id, file, geometry, properties } = amenity;
      const point = readPosition(isJsonObject(geometry) ? geometry.coordinates : undefined, 'degrees');
      const unitIds = listOf(properties.unit_ids);
      if (!point) {
        const why = 'It has no position on earth';
        const what = 'The amenity is left out';
        guess(this.#guesses, 'left-out', { rule: 'bad-position', what, why, id, file });
        return [];
      }
      return [
        {
          id,
          ...unitIds.map((unit) => levelOfUnit.get(unit)).find((level) => level !== undefined),
          names: this.#archive.names(amenity, 'name'),
          category: this.#archive.text(amenity, 'category') ?? 'unspecified',
          point,
          unitIds,
        },
      ];
    });
  }

  #details(): SourceDetail[] {
    return this.#archive.all('detail').flatMap((detail) => {
      const { id, file, geometry } = detail;
      const { type, coordinates } = isJsonObject(geometry) ? geometry : {};
      const lines = type === 'MultiLineString' && Array.isArray(coordinates) ? coordinates : [coordinates];
      return lines.flatMap((one, i): SourceDetail[] => {
        const line: Position[] = readLine(one, {
          unit: 'degrees',
          where: { id, file },
          guesses: this.#guesses,
        });
        if (line.length < 2) return [];
        const category = this.#archive.text(detail, 'category') ?? 'unspecified';
        return [{ id: i === 0 ? id : `${id}-${i + 1}`, ...this.#levelOf(detail), names: {}, category, line }];
      });
    });
  }
}

/** Ids in a list of ids or of references; nothing for anything else. */
function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
