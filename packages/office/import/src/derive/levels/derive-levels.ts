import { isInside, labelPoint } from '@campusway/campus';
import type { Frame } from '../../earth-frame.ts';
import { type Guess, guess } from '../../guesses.ts';
import type { SourceCampus, SourceLevel, SourcePolygon } from '../../model.ts';
import type { CollegeSource } from '../draft/categories.ts';
import { type Naming, toId, UniqueIds } from '../draft/names.ts';

type Building = CollegeSource['buildings'][number];

/** Metres from one storey to the next where the source has no elevations. */
const storeyHeight = 3.5;
/** An id that a program has chosen. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Buildings that have levels, each with one level for each ordinal and a ground level. */
export function deriveLevels(campus: SourceCampus, frame: Frame, naming: Naming) {
  const levels = withBuildings(campus, frame, naming.guesses);
  const ids = new UniqueIds(['outdoors'], naming.known);
  /** Id in the college by id in the source; several levels of a source may become one. */
  const idOf = new Map<string, string>();
  const buildings = [...Map.groupBy(levels, ({ buildingId }) => buildingId ?? '')].map(
    ([sourceId, own], index) => {
      const source = campus.buildings.find(({ id }) => id === sourceId);
      const named = source && naming.nameOf(source.names);
      const name = named ?? `Building ${index + 1}`;
      if (named === undefined) {
        const why = source ? 'The building has no name' : 'Its levels do not name a building';
        const what = `The building is called "${name}"`;
        guess(naming.guesses, 'to-add', { rule: 'building-name', what, why, id: sourceId });
      }
      const id = ids.keep(`building ${sourceId}`, () => readable(sourceId) ?? name);
      return { id, name, levels: levelsOf({ id, name, own }, { ids, idOf, naming }) };
    },
  );
  return { buildings, idOf, given: ids.given };
}

/** The id if a person has chosen it, unlike a UUID, which no office would type. */
function readable(id: string): string | undefined {
  return id !== '' && !uuid.test(id) && toId(id) === id ? id : undefined;
}

/** Levels without a building get the one whose footprint contains them. */
function withBuildings(
  { levels, buildings, units }: SourceCampus,
  frame: Frame,
  guesses: Guess[],
): SourceLevel[] {
  const toMetres = (polygon: SourcePolygon) => polygon.map((ring) => ring.map(frame.toMetres));
  const footprints = buildings.map(({ id, footprint }) => ({ id, polygons: footprint.map(toMetres) }));
  return levels.map((level) => {
    if (level.buildingId !== undefined) return level;
    const outline = level.outline[0] ?? units.find(({ levelId }) => levelId === level.id)?.polygon;
    const point = outline && labelPoint(toMetres(outline));
    const below = point && footprints.find(({ polygons }) => polygons.some((one) => isInside(point, one)));
    const buildingId = below?.id ?? (buildings.length === 1 ? buildings[0]?.id : undefined);
    if (buildingId === undefined) return level;
    const what = `The level belongs to the building "${buildingId}"`;
    const why = 'It does not name its building, and is on the footprint of this one';
    guess(guesses, 'assumed', { rule: 'level-without-building', what, why, id: level.id });
    return { ...level, buildingId };
  });
}

interface BuildingLevels {
  readonly id: string;
  readonly name: string;
  readonly own: readonly SourceLevel[];
}

function levelsOf(
  { id: building, name: buildingName, own }: BuildingLevels,
  { ids, idOf, naming }: { ids: UniqueIds; idOf: Map<string, string>; naming: Naming },
): Building['levels'] {
  const { guesses, nameOf } = naming;
  const storeys = [...Map.groupBy(own, ({ ordinal }) => ordinal)].toSorted(([a], [b]) => a - b);
  const ordinals = storeys.map(([ordinal]) => ordinal);
  const shift = ordinals.includes(0) ? 0 : (ordinals.find((ordinal) => ordinal > 0) ?? ordinals.at(-1) ?? 0);
  if (shift !== 0) {
    const why = `No level of ${buildingName} has the ordinal 0`;
    const what = `Level ${shift} is the ground level, and keeps its number`;
    guess(guesses, 'assumed', { rule: 'ordinal-shift', what, why, id: building });
  }
  let [before, estimated] = [Number.NEGATIVE_INFINITY, 0];
  const levels = storeys.map(([ordinal, [first, ...others]]) => {
    const source = first as SourceLevel;
    // People know a level by its number in the source, as in the lift.
    const name = nameOf(source.names) ?? (ordinal === 0 ? 'ground floor' : `Level ${ordinal}`);
    const shortName = (source.shortName ?? `${ordinal}`).slice(0, 6).trim();
    const id = ids.keep(`level ${source.id}`, () => readable(source.id) ?? `${building}-${shortName}`);
    for (const { id: sourceId } of [source, ...others]) idOf.set(sourceId, id);
    if (others.length > 0) {
      const what = `${others.length + 1} levels of ${buildingName} become one, "${id}"`;
      const why = `All have the ordinal ${ordinal}`;
      guess(guesses, 'assumed', { rule: 'levels-merged', what, why, levelId: source.id });
    }
    const measured = source.elevation;
    const isMeasured = measured !== undefined && measured > before && Math.abs(measured) < 1000;
    if (!isMeasured) estimated++;
    const elevation = isMeasured ? measured : Math.max((ordinal - shift) * storeyHeight, before + 0.5);
    before = elevation;
    return { id, ordinal: ordinal - shift, shortName, name, elevation: Math.round(elevation * 100) / 100 };
  });
  if (estimated > 0 && storeys.length > 1) {
    const what = `${estimated} levels of ${buildingName} get heights of ${storeyHeight} m a storey`;
    const why = 'The source has no elevations for them';
    guess(guesses, 'assumed', { rule: 'elevation', what, why, id: building });
  }
  return levels;
}
