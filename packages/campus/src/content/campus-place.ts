import type { Point } from '../geometry/point.ts';
import type { Place, PlaceId, RoomNumber } from '../model.ts';
import type { PlaceKind } from '../place-kinds.ts';

/** A place of the campus map as the office writes it down. */
export interface CampusPlace {
  readonly id: PlaceId;
  readonly name: string;
  readonly kind: PlaceKind;
  /** Name of its pictogram; that of its kind unless given. */
  readonly pictogram?: string;
  /** Where its label stands. */
  readonly label: Point;
  /** The room of the academic block that it is, if it is one; otherwise `doors`. */
  readonly room?: RoomNumber;
  /** Openings of the drawing through which it is entered. */
  readonly doors?: readonly string[];
  readonly aliases?: readonly string[];
}

export interface CampusPlaceSources {
  readonly nodeOf: ReadonlyMap<string, number>;
  readonly placeOfRoom: (room: RoomNumber) => Pick<Place, 'level' | 'nodes' | 'wing'> | undefined;
}

/** @throws {RangeError} when its room or one of its doors is not on the drawing */
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
