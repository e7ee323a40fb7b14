import { isInside, labelPoint, type Polygon } from '@campusway/campus';
import type { Frame } from '../frame.ts';
import { guess } from '../guesses.ts';
import type { Guess, Names, SourceBuilding, SourceCampus, SourceLevel } from '../model.ts';
import type { CollegeSource } from './categories.ts';
import { type KnownIds, toId, UniqueIds } from './unique-ids.ts';

type Building = CollegeSource['buildings'][number];

export interface DerivedLevels {
  readonly buildings: readonly Building[];
  /** Id in the college by id in the source; several levels of a source may become one. */
  readonly idOf: ReadonlyMap<string, string>;
  readonly given: KnownIds;
}

export interface Naming {
  readonly guesses: Guess[];
  /** The text in the language of the site. */
  readonly nameOf: (names: Names) => string | undefined;
  /** Of the last import. */
  readonly known: KnownIds;
}

/** Metres from one storey to the next where the source has no elevations. */
const storeyHeight = 3.5;
/** Of what a machine has named. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Buildings that have levels, with one level for each ordinal and one that is the ground level. */
export function deriveLevels(campus: SourceCampus, frame: Frame, naming: Naming): DerivedLevels {
  const levels = withBuildings(campus, frame, naming.guesses);
  const ids = new UniqueIds(['outdoors'], naming.known);
  const idOf = new Map<string, string>();
  const buildings = [...Map.groupBy(levels, ({ buildingId }) => buildingId ?? '')].map(
    ([sourceId, own], index) => {
      const source = campus.buildings.find(({ id }) => id === sourceId);
      const name = (source && naming.nameOf(source.names)) ?? `Building ${index + 1}`;
      if (!source || naming.nameOf(source.names) === undefined) {
        const why = source ? 'The building has no name' : 'Its levels name no building';
        const what = `The building is called "${name}"`;
        guess(naming.guesses, 'to-add', { rule: 'building-name', what, why, id: sourceId });
      }
      const id = ids.keep(`building ${sourceId}`, () => readable(sourceId) ?? name);
      return { id, name, levels: levelsOf({ id, name, own }, { ids, idOf, naming }) };
    },
  );
  return { buildings, idOf, given: ids.given };
}

/** An id that people have chosen stays; a UUID is none that an office could type. */
function readable(id: string): string | undefined {
  return id !== '' && !uuid.test(id) && toId(id) === id ? id : undefined;
}

function withBuildings(
  { levels, buildings, units }: SourceCampus,
  frame: Frame,
  guesses: Guess[],
): SourceLevel[] {
  const footprints = buildings.map((building) => ({ id: building.id, polygons: toMetres(building, frame) }));
  return levels.map((level) => {
    if (level.buildingId !== undefined) return level;
    const [outline] = level.outline.length > 0 ? level.outline : polygonsOn(level, units);
    const point = outline && labelPoint(outline.map((ring) => ring.map(frame.toMetres)));
    const below = point && footprints.find(({ polygons }) => polygons.some((one) => isInside(point, one)));
    const only = buildings.length === 1 ? buildings[0]?.id : undefined;
    const buildingId = below?.id ?? only;
    if (buildingId === undefined) return level;
    const what = `The level belongs to the building "${buildingId}"`;
    const why = 'It names none, and lies on the footprint of this one';
    guess(guesses, 'assumed', { rule: 'level-without-building', what, why, id: level.id });
    return { ...level, buildingId };
  });
}

function toMetres({ footprint }: SourceBuilding, frame: Frame): Polygon[] {
  return footprint.map((polygon) => polygon.map((ring) => ring.map(frame.toMetres)));
}

function polygonsOn({ id }: SourceLevel, units: SourceCampus['units']) {
  return units.filter(({ levelId }) => levelId === id).map(({ polygon }) => polygon);
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
  let before = Number.NEGATIVE_INFINITY;
  let estimated = 0;
  const levels = storeys.map(([ordinal, [first, ...others]]) => {
    const source = first as SourceLevel;
    const shifted = ordinal - shift;
    // People know a level by the number that the source gives it, as on the lift.
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
    const usual = shifted * storeyHeight;
    const elevation = isMeasured ? measured : Math.max(usual, before + 0.5);
    before = elevation;
    return { id, ordinal: shifted, shortName, name, elevation: Math.round(elevation * 100) / 100 };
  });
  if (estimated > 0 && storeys.length > 1) {
    const what = `${estimated} levels of ${buildingName} get heights of ${storeyHeight} m a storey`;
    const why = 'The source has no elevations for them';
    guess(guesses, 'assumed', { rule: 'elevation', what, why, id: building });
  }
  return levels;
}
