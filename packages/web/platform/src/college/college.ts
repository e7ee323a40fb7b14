import {
  type Department,
  type DepartmentCode,
  type LevelPlan,
  outdoors,
  type PersonId,
  type Place,
  type PlaceId,
  type PublishedClosure,
  placeOfRoom,
  planPart,
  type Room,
  type RoomNumber,
  type Screen,
  type StaffMember,
} from '@campusway/campus';
import { byKey } from './by-key.ts';
import {
  collegeFacts,
  collegeFile,
  hasParts,
  type LoadedParts,
  loadPart,
  readPart,
} from './college-store.ts';

const wholeParts = [
  'departments',
  'graph',
  'people',
  'rooms',
  'levels',
  'help',
  'lookup',
  'places',
  'screens',
  'search',
] as const;

/** Adds a getter for each part that pages read as it is. */
function withParts<Own extends object>(own: Own): Own & Pick<LoadedParts, (typeof wholeParts)[number]> {
  for (const name of wholeParts) Object.defineProperty(own, name, { get: () => readPart(name) });
  return own as ReturnType<typeof withParts<Own>>;
}

/** The college of this tab. A page reads only the parts that its route names; `load…` fetches further parts. */
export const college = withParts({
  get facts() {
    return collegeFacts();
  },
  /** The departments in the order of the campus map's cards. */
  get programmes(): readonly Department[] {
    return derive(readPart('departments'), inProgrammeOrder);
  },
  get roomNumbers(): readonly RoomNumber[] {
    return derive(readPart('rooms'), toNumbers);
  },
  /** Places named on the campus map, in its order. */
  get campusPlaces(): readonly Place[] {
    return derive(readPart('places'), onCampusMap);
  },
  /** Empty while the part is not loaded: pages work without it. */
  get closures(): readonly PublishedClosure[] {
    return (hasParts(['closures']) && readPart('closures')) || noClosures;
  },
  /** From each campus to each other one, in a college with several. */
  get transport() {
    return collegeFacts().transport;
  },
  /** The college's explanation of a room's name; undefined for most rooms. */
  noteOf: (number: RoomNumber) => readPart('lookup').rooms.find(({ room }) => room === number)?.note,
  /** URL of a person's photo; undefined for a person without one. */
  photoOf: ({ photo }: Pick<StaffMember, 'photo'>) =>
    photo.startsWith('photos/') ? collegeFile(photo) : photo || undefined,
  /** @throws {RangeError} when the college has no such department */
  getDepartment(code: DepartmentCode): Department {
    return found(byKey(readPart('departments'), 'code').get(code), 'department', code);
  },
  peopleOf: (department: DepartmentCode) =>
    readPart('people').filter((person) => person.department === department),
  findPerson: (id: PersonId) => byKey(readPart('people'), 'id').get(id),
  findRoom,
  findPlace: (id: PlaceId) => byKey(readPart('places'), 'id').get(id),
  /** The screen that shows the whole campus. */
  getCampusScreen(): Screen {
    return found(
      readPart('screens').find(({ level }) => level === outdoors),
      'screen',
      'of the whole campus',
    );
  },
  /** @throws {RangeError} when no screen has that id */
  getScreen(id: string): Screen {
    return found(byKey(readPart('screens'), 'id').get(id), 'screen', id);
  },
  /** The room at a place, including rooms with a name of their own. */
  findRoomOf: ({ id, code, room = code }: Pick<Place, 'id' | 'code' | 'room'>): Room | undefined =>
    room !== undefined
      ? findRoom(room)
      : id.startsWith('room-')
        ? derive(readPart('rooms'), byPlace).get(id)
        : undefined,
  /** The plan that shows a level: of its storey in all buildings, or of the grounds. */
  loadPlan: (level: number): Promise<LevelPlan> => loadPart(planPart(readPart('levels'), level)),
  loadGroundFloor: (): Promise<LevelPlan> => loadPart('plan/ground'),
  loadPeople: () => loadPart('people'),
});

const noClosures: readonly PublishedClosure[] = [];

function findRoom(number: RoomNumber): Room | undefined {
  return byKey(readPart('rooms'), 'number').get(number);
}

function byPlace(rooms: readonly Room[]): ReadonlyMap<PlaceId, Room> {
  return new Map(rooms.map((room) => [placeOfRoom(room.number), room]));
}

function toNumbers(rooms: readonly Room[]): readonly RoomNumber[] {
  return rooms.flatMap(({ number, sign }) => (sign === '' ? [] : [number]));
}

function inProgrammeOrder(departments: readonly Department[]): readonly Department[] {
  const place = ({ programmeOrder = Number.POSITIVE_INFINITY }: Department) => programmeOrder;
  return departments.toSorted((a, b) => place(a) - place(b));
}

function onCampusMap(places: readonly Place[]): readonly Place[] {
  return places.filter((place) => place.onCampusMap);
}

const derived = new WeakMap<object, Map<unknown, unknown>>();

/** Value computed from a part of the college, cached per part and function. */
export function derive<Part extends object, Result>(part: Part, compute: (part: Part) => Result): Result {
  const known = derived.get(part) ?? new Map<unknown, unknown>();
  derived.set(part, known);
  if (!known.has(compute)) known.set(compute, compute(part));
  return known.get(compute) as Result;
}

function found<Item>(item: Item | undefined, what: string, id: string): Item {
  if (item === undefined) throw new RangeError(`Cannot find ${what} "${id}": the college has none`);
  return item;
}
