import type { Point } from '../geometry/point.ts';
import type { Place, PlaceId, RoomNumber } from '../model.ts';
import type { PlaceKind } from '../place-kinds.ts';

/** A place of the campus map as in the data file. */
export interface CampusPlace {
  readonly id: PlaceId;
  readonly name: string;
  readonly kind: PlaceKind;
  /** Name of its pictogram; that of its kind unless given. */
  readonly pictogram?: string;
  /** Position of its label. */
  readonly label: Point;
  /** The room that is this place; without one, `doors`. */
  readonly room?: RoomNumber;
  /** Ids of the openings through which it is entered. */
  readonly doors?: readonly string[];
  readonly aliases?: readonly string[];
}

export interface CampusPlaceSources {
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
