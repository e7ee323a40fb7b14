import { outdoors } from '../level.ts';
import type { DepartmentCode, PlaceId, Room, RoomKind } from '../model.ts';
import { isFillerName } from '../text.ts';
import {
  type AmenityFeature,
  type DetailFeature,
  type FixtureFeature,
  type MapFeature,
  type OpeningFeature,
  placeOfRoom,
  type UnitFeature,
  type WayFeature,
} from './features.ts';
import { labelPoint } from './label-point.ts';
import { type Point, toCentimetres } from './point.ts';
import type { Box, Polygon } from './polygon.ts';

/** One storey of all buildings, or the grounds, ready to be drawn. Metres throughout. */
export interface LevelPlan {
  /** Index of the storey (`storeyOf()`). */
  readonly level: number;
  readonly name: string;
  /** Filled with the wall's colour below the units, it shows walls in their true thickness. */
  readonly outline: Polygon;
  readonly units: readonly PlanUnit[];
  readonly openings: readonly PlanOpening[];
  readonly amenities: readonly Drawn<AmenityFeature>[];
  readonly details: readonly Drawn<DetailFeature>[];
  readonly fixtures: readonly Drawn<FixtureFeature>[];
  /** All ways outdoors, drawn with their width; indoors only flights of steps. */
  readonly ways: readonly PlanWay[];
  /** Buildings on this storey with their bounding boxes; missing on the grounds and in older data. */
  readonly buildings?: readonly { readonly name: string; readonly box: Box; readonly place?: PlaceId }[];
}

export interface PlanUnit extends Omit<UnitFeature, 'type' | 'level' | 'shaft'> {
  readonly label: Point;
  /** Text on the door where it differs from `room`; empty where the door has no number. */
  readonly sign?: string;
  readonly place?: PlaceId;
  readonly kind?: RoomKind;
  readonly department?: DepartmentCode;
}

export type PlanOpening = Drawn<OpeningFeature>;
export type PlanWay = Drawn<WayFeature>;

type Drawn<Feature> = Omit<Feature, 'type' | 'level'>;

/** Plan without features. */
export const emptyPlan: LevelPlan = {
  level: outdoors,
  name: '',
  outline: [],
  units: [],
  openings: [],
  amenities: [],
  details: [],
  fixtures: [],
  ways: [],
};

export function toLevelPlan(features: readonly MapFeature[]): LevelPlan {
  const outline = features.find((feature) => feature.type === 'level');
  if (!outline) throw new RangeError('Cannot draw a plan: no feature of type "level"');
  const all = <Type extends MapFeature['type']>(type: Type) =>
    features.flatMap((feature) =>
      feature.type === type ? [feature as Extract<MapFeature, { type: Type }>] : [],
    );
  return {
    level: outline.level,
    name: outline.name ?? '',
    outline: outline.polygon,
    units: all('unit').map(({ type: _, level: __, shaft: ___, ...unit }) => ({
      ...unit,
      label: toCentimetres(labelPoint(unit.polygon)),
      ...(unit.room && { place: placeOfRoom(unit.room) }),
    })),
    openings: all('opening').map(drawn),
    amenities: all('amenity').map(drawn),
    details: all('detail').map(drawn),
    fixtures: all('fixture').map(drawn),
    ways: all('way')
      .filter(({ category }) => outline.level === outdoors || category === 'stairs')
      .map(drawn),
  };
}

function drawn<Feature extends MapFeature>({ type: _, level: __, ...rest }: Feature): Drawn<Feature> {
  return rest;
}

/** Adds the data of the room list to the rooms of the plan; no name that only repeats the number. */
export function withRooms(plan: LevelPlan, rooms: readonly Room[]): LevelPlan {
  const byNumber = new Map(rooms.map((room) => [room.number, room]));
  const units = plan.units.map((unit): PlanUnit => {
    const room = unit.room === undefined ? undefined : byNumber.get(unit.room);
    if (!room) return unit;
    const { kind, department, sign } = room;
    const name = isFillerName(room.name) || room.name === `Room ${room.number}` ? undefined : room.name;
    return {
      ...unit,
      kind,
      ...(name && { name }),
      ...(sign !== undefined && { sign }),
      ...(department && { department }),
    };
  });
  return { ...plan, units };
}

/** Merges the plans of several buildings, which share one coordinate system. */
export function mergePlans(plans: readonly [LevelPlan, ...LevelPlan[]]): LevelPlan {
  const [{ level, name }] = plans;
  return {
    level,
    name,
    outline: plans.flatMap(({ outline }) => outline),
    units: plans.flatMap(({ units }) => units),
    openings: plans.flatMap(({ openings }) => openings),
    amenities: plans.flatMap(({ amenities }) => amenities),
    details: plans.flatMap(({ details }) => details),
    fixtures: plans.flatMap(({ fixtures }) => fixtures),
    ways: plans.flatMap(({ ways }) => ways),
    buildings: plans.flatMap(({ buildings = [] }) => buildings),
  };
}
