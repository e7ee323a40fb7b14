import {
  boxOf,
  isWalkable,
  midpoint,
  type Point,
  type Polygon,
  toCentimetres,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import { createFrame, type Frame, type Origin } from '../frame.ts';
import { guess } from '../guesses.ts';
import type {
  DerivedCampus,
  Guess,
  Position,
  SourceCampus,
  SourceOpening,
  SourceUnit,
  SourceWay,
} from '../model.ts';
import {
  amenityCategoryOf,
  type Drawn,
  drawnCategoryOf,
  type GeometryFile,
  isRoom,
  isShaft,
  type RoomEntry,
  type UnitCategory,
} from './categories.ts';
import { cleanPolygon } from './clean-polygon.ts';
import { entranceCandidates, isOuterDoor, joinEntrances } from './entrances.ts';
import { cutOut, drawWays, type Floor, type FloorOpening, findPassages, layOpening } from './floor.ts';
import { deriveLevels, type Naming } from './levels.ts';
import { isFarAway, metricFrame, originOf } from './origin.ts';
import { createNameOf, nameRooms, type RoomUnit } from './rooms.ts';
import { joinShafts } from './shafts.ts';
import { type KnownIds, UniqueIds } from './unique-ids.ts';

export interface DeriveOptions {
  /** Frame of a college that is there already: what its office has drawn must keep its place. */
  readonly origin?: Origin | undefined;
  /** The language in which that college has its names. */
  readonly language?: string | undefined;
  /** Ids that the last import gave. */
  readonly known?: KnownIds;
}

/** A unit of the source with its place in the college. */
interface PlacedUnit extends RoomUnit {
  /** Id in the college. */
  readonly id: string;
  readonly ordinal: number;
  readonly polygon: Polygon;
}

/** Metres of ground around everything that is drawn. */
const margin = 20;

/** Draws a college from a source: what the source has as it is, and what it lacks derived from that, each guess named. */
export function deriveCampus(campus: SourceCampus, options: DeriveOptions = {}): DerivedCampus {
  return new Derivation(campus, options).run();
}

class Derivation {
  readonly #campus: SourceCampus;
  readonly #guesses: Guess[] = [];
  readonly #origin: Origin | undefined;
  readonly #frame: Frame;
  readonly #languages: readonly string[];
  readonly #naming: Naming;
  readonly #ids = new UniqueIds();
  /** Id in the college by id in the source, for the features that are drawn. */
  readonly #idOf = new Map<string, string>();

  constructor(campus: SourceCampus, { origin, language, known = {} }: DeriveOptions) {
    this.#campus = campus;
    this.#origin = campus.unit === 'metres' ? undefined : (origin ?? originOf(campus));
    this.#frame = this.#origin ? createFrame(this.#origin) : metricFrame;
    this.#languages = languagesOf(campus);
    const nameOf = createNameOf(language ?? this.#languages[0] ?? 'en');
    this.#naming = { guesses: this.#guesses, nameOf, known };
  }

  run(): DerivedCampus {
    const { buildings, idOf, given } = deriveLevels(this.#campus, this.#frame, this.#naming);
    const storeys = new Map(
      buildings.flatMap(({ id: building, levels }) =>
        levels.map(({ id, ordinal }) => [id, { building, ordinal }] as const),
      ),
    );
    const units = this.#placeUnits(idOf, storeys);
    const buildingNames = new Map(buildings.map(({ id, name }) => [id, name]));
    const rooms = nameRooms(units, this.#campus.occupants, { naming: this.#naming, buildingNames });
    const shafts = joinShafts(
      units
        .filter(({ category }) => isShaft(category))
        .map((unit) => ({ ...unit, shaft: unit.source.shaft })),
      this.#guesses,
    );
    const floors = [...storeys].map(([level, storey]) => {
      const own = units.filter((unit) => unit.level === level);
      return this.#drawFloor(level, { ...storey, units: own, idOf, rooms: rooms.entries, shafts });
    });
    const outdoors = this.#drawGrounds(floors);
    this.#reportDetails();
    this.#reportRestricted();
    const campusPlaces = buildings.flatMap(({ id, name, levels }) => {
      const ground = levels.find(({ ordinal }) => ordinal === 0)?.id;
      const floor = floors.find((one) => one.file.level === ground);
      const doors = floor?.entrances.map((entrance) => entrance.id) ?? [];
      if (!floor || doors.length === 0) return [];
      const { minX, minY, maxX, maxY } = boxOf(floor.outline.flat(2));
      const label = toCentimetres([(minX + maxX) / 2, (minY + maxY) / 2]) as [number, number];
      return [{ id, name, kind: 'building' as const, doors, label }];
    });
    return {
      name: this.#naming.nameOf(this.#campus.names) ?? buildings[0]?.name ?? 'Campus',
      languages: this.#languages,
      origin: this.#origin,
      buildings: buildings.map((building) => {
        const roomPrefix = rooms.prefixes.get(building.id);
        return roomPrefix ? { ...building, roomPrefix } : building;
      }),
      geometry: [...(outdoors ? [outdoors] : []), ...floors.map(({ file }) => file)],
      rooms: floors.flatMap(({ file: { level }, units: own }) => {
        const listed = own.flatMap(({ source }) => rooms.entries.get(source.id) ?? []);
        return listed.length > 0 ? [{ level, rooms: listed }] : [];
      }),
      campusPlaces,
      ids: { ...given, ...rooms.given },
      guesses: this.#guesses,
    };
  }

  #takeId(id: string): string {
    const own = this.#ids.take(id);
    this.#idOf.set(id, own);
    if (own !== id) {
      const why = 'An id of a college has small letters, figures and hyphens, and is there once';
      guess(this.#guesses, 'repaired', { rule: 'id', what: `"${id}" has the id "${own}"`, why, id });
    }
    return own;
  }

  readonly #toMetres = (position: Position): Point => this.#frame.toMetres(position);

  #toPolygon(polygon: SourceUnit['polygon'], id: string): Polygon | undefined {
    const metres = polygon.map((ring) => ring.map(this.#toMetres));
    if (this.#isFar(metres.flat(), id)) return undefined;
    const clean = cleanPolygon(metres);
    if (!clean) {
      const why = 'It has less than half a square metre';
      guess(this.#guesses, 'left-out', { rule: 'tiny', what: 'An area is left out', why, id });
    } else if (clean.isRepaired) {
      const what = 'Only the largest part of an area is drawn';
      guess(this.#guesses, 'repaired', {
        rule: 'self-crossing',
        what,
        why: 'Its outline crosses itself',
        id,
      });
    }
    return clean?.polygon;
  }

  /** Whether something lies so far off that its position must be wrong; then it is left out. */
  #isFar(points: readonly Point[], id: string): boolean {
    if (this.#campus.unit === 'metres' || !isFarAway(points)) return false;
    const why = 'It lies more than 10 km from the rest: longitude and latitude may be swapped';
    guess(this.#guesses, 'left-out', { rule: 'far-away', what: 'Something is left out', why, id });
    return true;
  }

  #placeUnits(
    levelOf: ReadonlyMap<string, string>,
    storeys: ReadonlyMap<string, { readonly building: string; readonly ordinal: number }>,
  ): PlacedUnit[] {
    const placed = this.#campus.units.flatMap((source): PlacedUnit[] => {
      const level = levelOf.get(source.levelId ?? '');
      const storey = level === undefined ? undefined : storeys.get(level);
      if (level === undefined || !storey) return [];
      const polygon = this.#toPolygon(source.polygon, source.id);
      if (!polygon) return [];
      const category = this.#categoryOf(source);
      return [{ source, category, level, ...storey, polygon, id: this.#takeId(source.id) }];
    });
    const floors = Map.groupBy(placed, ({ level }) => level);
    return [...floors.values()].flatMap((own) => own.flatMap((unit) => this.#cutHall(unit, own)));
  }

  /** A hall without the rooms that the source draws on top of it, and without a smaller hall. */
  #cutHall(unit: PlacedUnit, floor: readonly PlacedUnit[]): PlacedUnit[] {
    if (!isWalkable(unit)) return [unit];
    const above = floor.filter(
      (other) => other !== unit && (!isWalkable(other) || sizeOf(other.polygon) < sizeOf(unit.polygon)),
    );
    const parts = cutOut(
      unit.polygon,
      above.map(({ polygon }) => polygon),
    );
    if (!parts) return [unit];
    const what = 'A hall is drawn without the units on top of it';
    const why = 'The source draws other units over it';
    const where = { id: unit.source.id, levelId: unit.level };
    guess(this.#guesses, 'repaired', { rule: 'overlap', what, why, ...where });
    return parts.map((polygon, i) => ({
      ...unit,
      polygon,
      id: i === 0 ? unit.id : this.#ids.take(`${unit.id}-part-${i + 1}`),
    }));
  }

  #categoryOf({ id, category: written, levelId }: SourceUnit): UnitCategory {
    const { category, isUnknown } = drawnCategoryOf(written);
    if (isUnknown) {
      const what = `"${written}" becomes "${category}"`;
      const why = `"${written}" is no category of IMDF`;
      guess(this.#guesses, 'assumed', { rule: 'category', what, why, id, ...(levelId && { levelId }) });
    }
    return category;
  }

  #drawFloor(
    level: string,
    {
      units,
      building,
      ordinal,
      idOf,
      rooms,
      shafts,
    }: {
      readonly units: readonly PlacedUnit[];
      readonly building: string;
      readonly ordinal: number;
      readonly idOf: ReadonlyMap<string, string>;
      readonly rooms: ReadonlyMap<string, RoomEntry>;
      readonly shafts: ReadonlyMap<string, string>;
    },
  ) {
    const isHere = ({ levelId }: { readonly levelId?: string }) => idOf.get(levelId ?? '') === level;
    const isNear = ({ id, line }: SourceOpening | SourceWay) => !this.#isFar(line.map(this.#toMetres), id);
    const bySize = units.toSorted((a, b) => sizeOf(a.polygon) - sizeOf(b.polygon));
    const features = bySize.map(
      ({ id, category, polygon }): UnitFeature => ({ type: 'unit', id, level: 1, category, polygon }),
    );
    const sourceWays = this.#campus.ways.filter((way) => isHere(way) && isNear(way));
    const floor: Floor = {
      level,
      units: features,
      openings: this.#campus.openings
        .filter((opening) => isHere(opening) && isNear(opening))
        .map((source): FloorOpening => {
          const [from, to] = source.line.map((position) => toCentimetres(this.#toMetres(position)));
          const point = from ?? [0, 0];
          const isPoint = !to || (from?.[0] === to[0] && from[1] === to[1]);
          const line = isPoint ? layOpening(point, source.width, features) : ([point, to] as const);
          return { id: this.#takeId(source.id), line, source };
        }),
      ways: sourceWays.map(({ line }) => line.map(this.#toMetres)),
      guesses: this.#guesses,
    };
    const finder = new UnitFinder(features);
    const passages = findPassages(floor);
    const ways = drawWays(floor, passages);
    const outline = this.#outlineOf(level, { units, idOf });
    const outer = floor.openings.filter((opening) => isOuterDoor(opening, finder));
    const entrances = outer.filter(
      ({ source }) =>
        source?.isEntrance === true || (ordinal === 0 && !source?.category.startsWith('emergencyexit')),
    );
    this.#reportDoors(floor, { finder, outer, entrances, ordinal, building });
    const isEntrance = new Set(entrances.map(({ id }) => id));
    const drawn: Drawn[] = [
      {
        type: 'Feature',
        id: this.#ids.take(`${level}-outline`),
        geometry: { type: 'MultiPolygon', coordinates: outline.map(closed) },
        properties: { feature_type: 'level' },
      },
      ...bySize.map((unit): Drawn => {
        const room = rooms.get(unit.source.id);
        const shaft = shafts.get(unit.id);
        const name = this.#naming.nameOf(unit.source.names);
        const key = room?.number ?? room?.id;
        return {
          type: 'Feature',
          id: unit.id,
          geometry: { type: 'Polygon', coordinates: closed(unit.polygon) },
          properties: {
            feature_type: 'unit',
            category: unit.category,
            ...(key !== undefined ? { room: key } : name && !isRoom(unit.category) && { name }),
            ...(shaft && { shaft }),
          },
        };
      }),
      ...[...floor.openings, ...passages].map(({ id, line, source }): Drawn => {
        const name = source && this.#naming.nameOf(source.names);
        return {
          type: 'Feature',
          id: source ? id : this.#ids.take(id),
          geometry: { type: 'LineString', coordinates: line.map(mutable) },
          properties: {
            feature_type: 'opening',
            category: isEntrance.has(id) ? 'entrance' : source ? 'door' : 'passage',
            ...(name && { name }),
            swing: 'none',
            leaves: 1,
          },
        };
      }),
      ...ways.map(({ id, points }) => wayOf(this.#ids.take(id), points, { category: 'corridor' })),
      ...sourceWays.map(({ id, line, category, isOneWay, width, steps }) =>
        wayOf(this.#takeId(id), line.map(this.#toMetres), {
          category,
          ...(isOneWay && { one_way: true }),
          ...(width && { width }),
          ...(steps && { steps }),
        }),
      ),
      ...this.#drawAmenities(isHere, finder),
    ];
    const file: GeometryFile = { type: 'FeatureCollection', level, features: drawn };
    return { file, units, outline, entrances };
  }

  #outlineOf(
    level: string,
    { units, idOf }: { readonly units: readonly PlacedUnit[]; readonly idOf: ReadonlyMap<string, string> },
  ): Polygon[] {
    const own = this.#campus.levels.filter(({ id }) => idOf.get(id) === level);
    const outlines = own.flatMap(({ id, outline }) =>
      outline.flatMap((polygon) => {
        const clean = this.#toPolygon(polygon, id);
        return clean ? [clean] : [];
      }),
    );
    if (outlines.length > 0) return outlines;
    const { minX, minY, maxX, maxY } = boxOf(units.flatMap(({ polygon }) => polygon.flat()));
    if (units.length === 0) return [];
    const what = 'The outline of the level is a box around its units';
    guess(this.#guesses, 'assumed', { rule: 'outline', what, why: 'The source draws none', levelId: level });
    return [[rectangle({ minX: minX - 0.3, minY: minY - 0.3, maxX: maxX + 0.3, maxY: maxY + 0.3 })]];
  }

  #reportDoors(
    { units, openings, level }: Floor,
    {
      finder,
      outer,
      entrances,
      ordinal,
      building,
    }: {
      readonly finder: UnitFinder;
      readonly outer: readonly FloorOpening[];
      readonly entrances: readonly FloorOpening[];
      readonly ordinal: number;
      readonly building: string;
    },
  ): void {
    const outside = new Set(outer.map(({ id }) => id));
    for (const { id, line, source } of openings) {
      const sides = finder.sidesOf({ line } as Parameters<UnitFinder['sidesOf']>[0]);
      const place = {
        id: source?.id ?? id,
        levelId: level,
        position: this.#frame.toDegrees(midpoint(...line)),
      };
      if (sides.length === 0 || (sides.length === 1 && !outside.has(id))) {
        const what = 'A door joins nothing';
        const why = sides.length === 0 ? 'No unit lies on either side' : 'Behind it is a gap, not a unit';
        guess(this.#guesses, 'to-add', { rule: 'loose-door', what, why, ...place });
      }
      if (!source?.isEntrance && entrances.some((one) => one.id === id)) {
        const what = 'A door is an entrance';
        guess(this.#guesses, 'assumed', { rule: 'entrance', what, why: 'It leads into the open', ...place });
      }
    }
    if (ordinal !== 0 || entrances.length > 0) return;
    const candidates = entranceCandidates(units, finder).slice(0, 5);
    const places = candidates.map((line) => line.map(([x, y]) => `${x}, ${y}`).join(' to ')).join('; ');
    const choice = places === '' ? 'draw one' : `choose one of these walls and draw it: ${places}`;
    const what = `The building "${building}" has no entrance: ${choice}`;
    const why = 'No door leads from its ground level into the open';
    guess(this.#guesses, 'to-add', { rule: 'no-entrance', what, why, levelId: level });
  }

  #drawAmenities(isHere: (amenity: { levelId?: string }) => boolean, finder?: UnitFinder): Drawn[] {
    return this.#campus.amenities.filter(isHere).flatMap((amenity): Drawn[] => {
      const category = amenityCategoryOf(amenity.category);
      const point = toCentimetres(this.#toMetres(amenity.point));
      const unit = finder?.at(point);
      // A toilet, a lift and the like that is an area already needs no point.
      const isUnit = unit && drawnCategoryOf(amenity.category).category === unit.category;
      if (isUnit) return [];
      if (!category) {
        const what = `The amenity "${amenity.category}" is left out`;
        const why = 'The map has no such kind of point';
        guess(this.#guesses, 'left-out', { rule: 'amenity', what, why, id: amenity.id });
        return [];
      }
      const name = this.#naming.nameOf(amenity.names);
      return [
        {
          type: 'Feature',
          id: this.#takeId(amenity.id),
          geometry: { type: 'Point', coordinates: mutable(point) },
          properties: { feature_type: 'amenity', category, ...(name && { name }) },
        },
      ];
    });
  }

  /** Lines that are only looked at: a plan draws its own stairs and walls. */
  #reportDetails(): void {
    for (const [category, own] of Map.groupBy(this.#campus.details, (detail) => detail.category)) {
      const what = `${own.length} lines "${category}" are not drawn`;
      const why = 'The plan draws stairs, walls and paths from their areas';
      guess(this.#guesses, 'left-out', { rule: 'details', what, why, id: own[0]?.id ?? '' });
    }
  }

  #reportRestricted(): void {
    const [first, ...others] = this.#campus.units.filter(({ isRestricted }) => isRestricted);
    if (!first) return;
    const what = `${others.length + 1} units are shown and found like all others`;
    const why = 'The source says that they are not for the public: take out what must not be found';
    guess(this.#guesses, 'assumed', { rule: 'restricted', what, why, id: first.id });
  }

  /** The grounds: buildings without a plan, paths, and what else lies outdoors. Undefined where there is nothing. */
  #drawGrounds(
    floors: readonly { readonly outline: readonly Polygon[]; readonly entrances: readonly FloorOpening[] }[],
  ): GeometryFile | undefined {
    const isOutdoors = ({ levelId }: { readonly levelId?: string }) => levelId === undefined;
    const withLevels = new Set(this.#campus.levels.map(({ buildingId }) => buildingId));
    const houses = this.#campus.buildings
      .filter(({ id }) => !withLevels.has(id))
      .flatMap(({ id, names, footprint }) =>
        footprint.flatMap((polygon, i): Drawn[] => {
          const clean = this.#toPolygon(polygon, id);
          const name = this.#naming.nameOf(names);
          if (!clean) return [];
          return [
            {
              type: 'Feature',
              id: this.#ids.take(i === 0 ? id : `${id}-${i + 1}`),
              geometry: { type: 'Polygon', coordinates: closed(clean) },
              properties: { feature_type: 'unit', category: 'building', ...(name && { name }) },
            },
          ];
        }),
      );
    const surfaces = this.#campus.units.filter(isOutdoors).flatMap((source): Drawn[] => {
      const polygon = this.#toPolygon(source.polygon, source.id);
      const name = this.#naming.nameOf(source.names);
      if (!polygon) return [];
      return [
        {
          type: 'Feature',
          id: this.#takeId(source.id),
          geometry: { type: 'Polygon', coordinates: closed(polygon) },
          properties: {
            feature_type: 'unit',
            category: outdoorCategory(this.#categoryOf(source)),
            ...(name && { name }),
          },
        },
      ];
    });
    const paths = this.#campus.ways.filter(isOutdoors).flatMap((way) => {
      const points = way.line.map((position) => toCentimetres(this.#toMetres(position)));
      return this.#isFar(points, way.id) ? [] : [{ ...way, points }];
    });
    const outlines = floors.flatMap(({ outline }) => outline);
    const entrances = floors.flatMap((floor) => floor.entrances);
    const joined = joinEntrances(paths, entrances, outlines);
    const amenities = this.#drawAmenities(isOutdoors);
    const drawn: Drawn[] = [
      ...houses,
      ...surfaces,
      ...joined.paths.map(({ id, names, points, category, isOneWay, width, steps }) => {
        const name = this.#naming.nameOf(names);
        return wayOf(this.#takeId(id), points, {
          category: category === 'corridor' ? 'path' : category,
          ...(name && { name }),
          ...(isOneWay && { one_way: true }),
          ...(width && { width }),
          ...(steps && { steps }),
        });
      }),
      ...joined.joints.map(({ id, points }) => wayOf(this.#ids.take(id), points, { category: 'path' })),
      ...amenities,
    ];
    if (drawn.length === 0) return undefined;
    const corners = drawn.flatMap(({ geometry }): Point[] =>
      geometry.type === 'Polygon'
        ? geometry.coordinates.flat()
        : geometry.type === 'LineString'
          ? geometry.coordinates
          : [],
    );
    const { minX, minY, maxX, maxY } = boxOf([...corners, ...outlines.flat(2)]);
    const box = { minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin };
    const grounds: Drawn = {
      type: 'Feature',
      id: this.#ids.take('grounds'),
      geometry: { type: 'Polygon', coordinates: closed([rectangle(box)]) },
      properties: { feature_type: 'level', name: 'Campus' },
    };
    return { type: 'FeatureCollection', level: 'outdoors', features: [grounds, ...drawn] };
  }
}

type WayProperties = Omit<Extract<Drawn['properties'], { feature_type: 'way' }>, 'feature_type'>;

function wayOf(id: string, points: readonly Point[], properties: WayProperties): Drawn {
  const coordinates = points.map(toCentimetres).map(mutable);
  return {
    type: 'Feature',
    id,
    geometry: { type: 'LineString', coordinates },
    properties: { feature_type: 'way', ...properties },
  };
}

/** Outdoors a hall or corridor is a paved place. */
function outdoorCategory(category: UnitCategory): UnitCategory {
  return category === 'walkway' || category === 'lobby' || category === 'room' ? 'plaza' : category;
}

/** Languages of the names, that of most of them first; English where it is among them, since the site's own words are. */
function languagesOf({ names, units, levels, buildings, occupants, source }: SourceCampus): string[] {
  const counts = new Map<string, number>();
  for (const thing of [{ names }, ...units, ...levels, ...buildings, ...occupants])
    for (const language of Object.keys(thing.names)) {
      const known = language === 'und' ? source.language : language;
      if (known) counts.set(known, (counts.get(known) ?? 0) + 1);
    }
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a).map(([language]) => language);
  const languages = byCount.filter(isLanguage);
  const english = languages.filter((language) => /^en\b/.test(language));
  return languages.length === 0 ? ['en'] : [...new Set([...english, ...languages])];
}

function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== 'und';
  } catch {
    return false;
  }
}

function sizeOf(polygon: Polygon): number {
  const { minX, minY, maxX, maxY } = boxOf(polygon.flat());
  return (maxX - minX) * (maxY - minY);
}

function rectangle({ minX, minY, maxX, maxY }: ReturnType<typeof boxOf>): Point[] {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ].map((corner) => toCentimetres(corner as [number, number]));
}

/** Rings as GeoJSON has them, the first corner again at the end. */
function closed(polygon: Polygon): [number, number][][] {
  return polygon.map((ring) => [...ring, ...ring.slice(0, 1)].map(mutable));
}

function mutable([x, y]: Point): [number, number] {
  return [x, y];
}
