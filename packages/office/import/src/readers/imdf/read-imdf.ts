import { boxOf, overlaps, type Point } from '@campusway/campus';
import { isJsonObject } from '../../files/parse-json.ts';
import { readPosition } from '../../files/read-polygons.ts';
import { guess } from '../../guesses.ts';
import {
  ImportError,
  type Reader,
  type ReadResult,
  type SourceAmenity,
  type SourceBuilding,
  type SourceDetail,
  type SourceFiles,
  type SourceLevel,
  type SourceOccupant,
  type SourceOpening,
  type SourceUnit,
} from '../../model.ts';
import { ArchiveFiles, type Feature } from './archive-files.ts';
import { restoreCampus } from './restore.ts';

export const imdfReader: Reader = {
  what: 'an IMDF archive (unit.geojson, level.geojson, ...)',
  fits: ({ texts }) => texts.has('unit.geojson') || texts.has('level.geojson') || texts.has('venue.geojson'),
  read: (files) => {
    const restored = restoreCampus(files);
    const { campus, guesses } = readArchive(files);
    if (!restored) return { campus, guesses };
    const attribution = restored.facts?.attribution.join('; ');
    const source = { ...campus.source, ...(attribution && { attribution }) };
    return { campus: { ...campus, source }, restored, guesses: [] };
  },
};

function readArchive(files: SourceFiles): ReadResult {
  const archive = new ArchiveFiles(files);
  refuseSwapped(archive);
  const { guesses } = archive;
  const [outdoors = [], indoors = []] = [true, false].map((isOutdoors) =>
    archive.all('level').filter(({ properties }) => (properties.outdoor === true) === isOutdoors),
  );
  // Features outdoors are on no level.
  const outdoorIds = new Set(outdoors.map(({ id }) => id));
  const levelOf = ({ properties: { level_id: levelId } }: Feature): { levelId?: string } =>
    typeof levelId === 'string' && !outdoorIds.has(levelId) ? { levelId } : {};
  const venues = archive.all('venue').map((venue) => ({
    ...{ id: venue.id, names: archive.names(venue, 'name'), grounds: archive.polygons(venue) },
  }));
  const levels = indoors.map((level) => readLevel(archive, level));
  const known = new Set(levels.map(({ id }) => id));
  const isOnLevel = ({ id, levelId }: { readonly id: string; readonly levelId?: string }) => {
    if (levelId === undefined || known.has(levelId)) return true;
    const why = `There is no level "${levelId}"`;
    guess(guesses, 'left-out', { rule: 'unknown-level', what: `"${id}" is left out`, why, id });
    return false;
  };
  const { shafts, traversals } = readRelations(archive.all('relationship'));
  const campus = {
    source: archive.sourceFacts(),
    unit: 'degrees' as const,
    names: venues[0]?.names ?? {},
    ...(venues.length > 1 && { venues }),
    buildings: readBuildings(archive),
    levels,
    units: archive
      .all('unit')
      .flatMap((unit) => readUnit(archive, unit, { ...levelOf(unit), shaft: shafts.get(unit.id) }))
      .filter(isOnLevel),
    openings: archive
      .all('opening')
      .flatMap((opening) =>
        readOpening(archive, opening, { ...levelOf(opening), unitIds: traversals.get(opening.id) ?? [] }),
      )
      .filter(isOnLevel),
    occupants: readOccupants(archive),
    amenities: readAmenities(archive, levelOf).filter(isOnLevel),
    details: archive
      .all('detail')
      .flatMap((detail) => readDetail(archive, detail, levelOf(detail)))
      .filter(isOnLevel),
    ways: [],
  };
  return { campus, guesses };
}

/** @throws {ImportError} when longitude and latitude of one file are swapped */
function refuseSwapped(archive: ArchiveFiles): void {
  const pointsOf = (type: 'level' | 'unit' | 'opening' | 'amenity' | 'detail') =>
    archive.all(type).flatMap(({ geometry }) => [...positionsIn(geometry.coordinates)]);
  const first = pointsOf('level').length > 0 ? 'level' : 'unit';
  const own = boxOf(pointsOf(first));
  for (const type of ['unit', 'opening', 'amenity', 'detail'] as const) {
    const box = boxOf(pointsOf(type));
    const { minX, maxX, minY, maxY } = box;
    const swapped = { minX: minY, maxX: maxY, minY: minX, maxY: maxX };
    if (!overlaps(box, own) && overlaps(swapped, own))
      throw new ImportError(
        `Cannot import ${type}.geojson: its longitudes and latitudes are swapped, unlike those of ${first}.geojson. Write the longitude first`,
      );
  }
}

/** At most four lists deep, as in a MultiPolygon. */
function* positionsIn(value: unknown, deepest = 4): Generator<Point> {
  if (!Array.isArray(value) || deepest === 0) return;
  const [x, y] = value;
  if (typeof x === 'number' && typeof y === 'number') yield [x, y];
  else for (const one of value) yield* positionsIn(one, deepest - 1);
}

function readBuildings(archive: ArchiveFiles): SourceBuilding[] {
  const footprints = archive.all('footprint');
  const onGround = footprints.filter(({ properties }) => properties.category === 'ground');
  const shapes = onGround.length > 0 ? onGround : footprints;
  return archive.all('building').map((building) => {
    const own = shapes.filter(({ properties }) => listOf(properties.building_ids).includes(building.id));
    const footprint = own.flatMap((shape) => archive.polygons(shape));
    return {
      ...{ id: building.id, names: archive.names(building, 'name') },
      footprint: footprint.length > 0 ? footprint : archive.polygons(building),
    };
  });
}

function readLevel(archive: ArchiveFiles, level: Feature): SourceLevel {
  const { id, properties } = level;
  const buildings = new Set(archive.all('building').map((building) => building.id));
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
}

type OnLevel = Pick<SourceUnit, 'levelId'>;

function readUnit(
  archive: ArchiveFiles,
  unit: Feature,
  { shaft, ...level }: OnLevel & Pick<SourceUnit, 'shaft'>,
): SourceUnit[] {
  const polygons = archive.polygons(unit);
  if (polygons.length > 1) {
    const what = `The unit becomes ${polygons.length} units`;
    const why = 'It is a MultiPolygon, and a unit of a college is one area';
    archive.report('assumed', unit, { rule: 'multipolygon', what, why });
  }
  return polygons.map((polygon, i) => ({
    id: i === 0 ? unit.id : `${unit.id}-part-${i + 1}`,
    ...{ ...level, names: archive.names(unit, 'name') },
    otherNames: Object.values(archive.names(unit, 'alt_name')),
    category: archive.text(unit, 'category') ?? 'unspecified',
    ...{ polygon, shaft, isRestricted: typeof unit.properties.restriction === 'string' || undefined },
  }));
}

function readOpening(
  archive: ArchiveFiles,
  opening: Feature,
  { unitIds, ...level }: OnLevel & Pick<SourceOpening, 'unitIds'>,
): SourceOpening[] {
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
      ...{ id, ...level, names: archive.names(opening, 'name') },
      category: archive.text(opening, 'category') ?? 'pedestrian',
      line: from[0] === to[0] && from[1] === to[1] ? [from] : [from, to],
      ...{ width: Number.isFinite(width) ? width : undefined, unitIds },
    },
  ];
}

function readOccupants(archive: ArchiveFiles): SourceOccupant[] {
  const unitOf = new Map(archive.all('anchor').map(({ id, properties }) => [id, properties.unit_id]));
  return archive.all('occupant').flatMap((occupant) => {
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

function readAmenities(archive: ArchiveFiles, levelOf: (unit: Feature) => OnLevel): SourceAmenity[] {
  const levelOfUnit = new Map(archive.all('unit').map((unit) => [unit.id, levelOf(unit)]));
  return archive.all('amenity').flatMap((amenity) => {
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

function readDetail(archive: ArchiveFiles, detail: Feature, level: OnLevel): SourceDetail[] {
  return archive.lines(detail).flatMap((line, i) => {
    if (line.length < 2) return [];
    const id = i === 0 ? detail.id : `${detail.id}-${i + 1}`;
    const category = archive.text(detail, 'category') ?? 'unspecified';
    return [{ id, ...level, names: {}, category, line }];
  });
}

/** Ids in a list of ids; nothing for any other value. */
function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Relationships of category elevator, stairs, escalator and traversal. */
function readRelations(relationships: readonly Feature[]) {
  /** Id of the staircase or lift by each of its units. */
  const shafts = new Map<string, string>();
  /** Units that an opening joins, by opening. */
  const traversals = new Map<string, readonly string[]>();
  for (const { id, properties } of relationships) {
    const ends = [properties.origin, properties.destination].flatMap(idsOf);
    const between = idsOf(properties.intermediary);
    if (properties.category === 'traversal') for (const opening of between) traversals.set(opening, ends);
    if (!['elevator', 'stairs', 'escalator'].includes(String(properties.category))) continue;
    const units = [...ends, ...between];
    const joined = new Set(units.flatMap((unit) => shafts.get(unit) ?? []));
    const [shaft = id] = joined;
    for (const [unit, own] of shafts) if (joined.has(own)) shafts.set(unit, shaft);
    for (const unit of units) shafts.set(unit, shaft);
  }
  return { shafts, traversals };
}

/** Ids in a reference or in a list of references. */
function idsOf(value: unknown): string[] {
  const references: unknown[] = Array.isArray(value) ? value : [value];
  return references.flatMap((one) => (isJsonObject(one) && typeof one.id === 'string' ? [one.id] : []));
}
