import { type AmenityFeature, type MapFeature, placeOfRoom, type UnitFeature } from '../geometry/features.ts';
import { labelPoint } from '../geometry/label-point.ts';
import { midpoint, type Point, toCentimetres } from '../geometry/point.ts';
import { type Levels, titleAt } from '../level.ts';
import type { DepartmentCode, Place, PlaceId, Room, RoomNumber } from '../model.ts';
import { factsOf, type PlaceKind, placesDrawn } from '../place-kinds.ts';
import { capitalised } from '../text.ts';
import type { DerivedGraph } from '../walking-graph/derive-walking-graph.ts';
import { nameWithoutNear } from './neighbours.ts';

/** A place as far as the drawing describes it; room names come from the room list. */
export type PlaceStop = Omit<Place, 'aliases' | 'name'> & { readonly name?: string };

/** Everything drawn that a route can start or end at, with its doors in the walking graph. */
export function placeStops(features: readonly MapFeature[], derived: DerivedGraph): PlaceStop[] {
  return features.flatMap((feature): PlaceStop[] => {
    const common = {
      id: feature.id,
      level: feature.level,
      ...(feature.wing && { wing: feature.wing }),
      ...(feature.name && { name: feature.name }),
    };
    if (feature.type === 'unit') {
      const kind = kindOfUnit(feature);
      if (!kind) return [];
      const nodes = derived.doorsOf.get(feature.id) ?? [];
      const place = {
        ...common,
        kind,
        ...categoryOf(kind, feature),
        nodes,
        ...at(labelPoint(feature.polygon)),
      };
      return [feature.room ? { ...place, id: placeOfRoom(feature.room), code: feature.room } : place];
    }
    const node = derived.nodeOf.get(feature.id);
    if (node === undefined) return [];
    if (feature.type === 'opening' && feature.category === 'entrance') {
      return [{ ...common, kind: 'entrance', nodes: [node], ...at(midpoint(...feature.line)) }];
    }
    if (feature.type !== 'amenity') return [];
    const { kind } = placesDrawn.amenity.get(feature.category) ?? { kind: 'facility' };
    return [{ ...common, kind, ...categoryOf(kind, feature), nodes: [node], ...at(feature.point) }];
  });
}

function at(point: Point): { x: number; y: number } {
  const [x, y] = toCentimetres(point);
  return { x, y };
}

function kindOfUnit({ room, category }: UnitFeature): PlaceKind | undefined {
  return room ? 'room' : placesDrawn.unit.get(category)?.kind;
}

function categoryOf(kind: PlaceKind, { category }: UnitFeature | AmenityFeature): Pick<Place, 'category'> {
  return factsOf(kind).hasAudience ? { category } : {};
}

/** A place of the campus map as in the data file. */
export interface CampusPlace extends Pick<Place, 'id' | 'name' | 'kind' | 'pictogram'> {
  /** Position of its label. */
  readonly label: Point;
  /** The room that is this place; without one, `doors`. */
  readonly room?: RoomNumber;
  /** Ids of the openings through which it is entered. */
  readonly doors?: readonly string[];
  readonly aliases?: readonly string[];
}

interface CampusPlaceSources {
  readonly nodeOf: ReadonlyMap<string, number>;
  readonly placeOfRoom: (room: RoomNumber) => Pick<Place, 'level' | 'nodes' | 'wing'> | undefined;
}

/** @throws {RangeError} when its room or one of its doors is not drawn */
export function toPlace(campusPlace: CampusPlace, { nodeOf, placeOfRoom }: CampusPlaceSources): Place {
  const { id, name, kind, pictogram, label, room, doors = [], aliases = [] } = campusPlace;
  const own = { id, name, kind, aliases, ...(pictogram !== undefined && { pictogram }) };
  const [x, y] = label;
  if (room !== undefined) {
    const found = placeOfRoom(room);
    if (!found) throw new RangeError(`Cannot place "${name}": no room "${room}" on the drawing`);
    const { level, nodes, wing } = found;
    return { ...own, code: room, level, ...(wing && { wing }), x, y, nodes };
  }
  const nodes = doors.map((door) => {
    const node = nodeOf.get(door);
    if (node === undefined)
      throw new RangeError(`Cannot place "${name}": no opening "${door}" on the drawing`);
    return node;
  });
  return { ...own, level: 0, x, y, nodes };
}

/** Text of the sign at the door: `Room 205`, or `Central Library` for a named venue. */
export function roomPlaceName(room: Pick<Room, 'number' | 'name' | 'sign'>, isVenue: boolean): string {
  return isVenue || room.sign === '' ? room.name : `Room ${room.number}`;
}

/** A place, a room, or a room with its place on the plan. */
export type DescribedPlace =
  | { readonly room: Room; readonly place?: Place | undefined }
  | { readonly room?: undefined; readonly place: Place };

/** Title, location and description of a place, for its page, link previews and search engines. */
export function describePlace({ room, place }: DescribedPlace, levels: Levels) {
  const { wing } = room ?? place;
  const storey = storeyText(levels, room ?? place);
  const where = whereOf({ near: nearOf(place), storey, wing });
  const name = room?.name ?? place?.name ?? '';
  const sign = room && room.sign !== '' ? `Room ${room.number}` : name;
  const title = sign === name ? name : `${sign}: ${name}`;
  return {
    title,
    where: capitalised(where),
    description: `${title}, ${where}: the plan, what is near, and the way to the door.`,
  };
}

/** `second floor`; outdoors `on the campus`, in a college with several `Lake Campus`. */
export function storeyText(levels: Levels, at: Pick<Place, 'level' | 'campus'>): string {
  return titleAt(levels, { campus: 'on the campus', ...at });
}

/** What the place is beside, unless its name says it: `Lounge near 324`. */
function nearOf(place: Place | undefined): string | undefined {
  return place && nameWithoutNear(place) === place.name ? place.near : undefined;
}

/** `second floor, west wing`, `near Reception, second floor`. */
export function whereOf({
  near,
  storey,
  wing,
}: Pick<Place, 'near' | 'wing'> & { readonly storey: string }): string {
  return [near && `near ${near}`, storey, wing && `${wing} wing`].filter(Boolean).join(', ');
}

/** Name and second line of a place in a list: `Room 205` and its use, or a venue's name and its number. */
export function listingOf({ room, place }: DescribedPlace, levels: Levels) {
  const sign = room && room.sign !== '' ? `Room ${room.number}` : undefined;
  const name = place?.name ?? room?.name ?? '';
  const title = titleAt(levels, room ?? place);
  const own = sign === name ? room?.name : sign;
  const where = whereOf({ near: nearOf(place), storey: title });
  return { name, detail: own === undefined || own === name ? where : `${own}, ${where}` };
}

/** Destination of directions to a department's office or its head's, `department-cse`; undefined without one. */
export function officeTarget(department: DepartmentCode, rooms: readonly Room[]): PlaceId | undefined {
  return officeOf(department, rooms) && `department-${department}`;
}

/** A department's office, else its head's; undefined without one. */
export function officeOf(department: DepartmentCode, rooms: readonly Room[]): Room | undefined {
  const [office] = officesOf(department, rooms);
  return office?.kind === 'department' ? office : undefined;
}

/**
 * Rooms where a visitor to a department goes: its office, else its head's, else its other department rooms, else all of
 * its rooms.
 */
export function officesOf(department: DepartmentCode, rooms: readonly Room[]): readonly Room[] {
  const own = rooms.filter((room) => room.department === department);
  const listed = own.filter(({ kind }) => kind === 'department');
  const offices = listed.filter(({ name }) => /\boffice\b/i.test(name));
  const others = offices.filter(({ name }) => !/\bhead\b/i.test(name));
  return [others, offices, listed, own].find(({ length }) => length > 0) ?? [];
}
