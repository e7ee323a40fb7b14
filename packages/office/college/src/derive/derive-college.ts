import {
  boxOf,
  deriveWalkingGraph,
  emptyPlan,
  indexOfLevel,
  isFillerName,
  type Level,
  type LevelPlan,
  type Levels,
  outdoors,
  type Place,
  packGraph,
  type Room,
  type Screen,
  type Transport,
  toLevelPlan,
  withRooms,
} from '@campusway/campus';
import { createCampusRouter } from '@campusway/campus/routing';
import { packCampus } from '@campusway/campus/search';
import type { CollegeFacts, CollegeParts, PlacePages, QuickLink, RouteSubjects } from '@campusway/contract';
import { drawPictures } from '../pictures/draw-pictures.ts';
import { closablesOf } from '../source/closable.ts';
import type { CollegeSource } from '../source/college-source.ts';
import { createFindCampus } from '../source/find-campus.ts';
import { publishPeople } from '../source/published-people.ts';
import { RoomNumbers, readDrawing, toLevels } from '../source/read-drawing.ts';
import { deriveAreas } from './derive-areas.ts';
import { deriveClosures } from './derive-closures.ts';
import { deriveGrounds, mergeStoreys, withOwners } from './derive-grounds.ts';
import { deriveLookup } from './derive-lookup.ts';
import { derivePictureNames, derivePictures, type PlanPicture } from './derive-pictures.ts';
import { derivePlacePages } from './derive-place-pages.ts';
import { derivePlaces } from './derive-places.ts';
import { deriveScreens, plansOf } from './derive-screens.ts';
import { withOwnNames } from './own-names.ts';

/** A college as the site publishes it. */
export interface DerivedCollege {
  readonly facts: CollegeFacts;
  readonly parts: CollegeParts;
  /** Pictures and photos by name: `departments/cse.svg`. */
  readonly files: ReadonlyMap<string, string | Buffer>;
  readonly subjects: RouteSubjects;
  readonly placePages: PlacePages;
  /** By screen. */
  readonly pictures: ReadonlyMap<string, PlanPicture>;
  /** Origins of external photos, for the content security policy. */
  readonly pictureOrigins: readonly string[];
}

/** Derives all data that pages need from the data files of a college: plans, walking graph, places, people, pictures. */
export function deriveCollege(source: CollegeSource): DerivedCollege {
  const { facts } = source;
  const levels = toLevels(source.buildings, source.campuses);
  const rooms = toRooms(source, levels);
  const features = readDrawing(source, levels);
  const derived = deriveWalkingGraph(features);
  const roomsOn = Map.groupBy(rooms, ({ level }) => level);
  const drawn = [...Map.groupBy(features, ({ level }) => level)].map(([level, own]) => {
    const plan = withRooms(toLevelPlan(own), roomsOn.get(level) ?? []);
    return [level, withBuilding(plan, source, levels[level])] as const;
  });
  const indoors = drawn.filter(([level]) => level !== outdoors).toSorted(([a], [b]) => a - b);
  const grounds =
    drawn.find(([level]) => level === outdoors)?.[1] ?? deriveGrounds(indoors.map(([, plan]) => plan));
  const findCampus = createFindCampus(source, { features, levels });
  const nameOf = (campus?: string) => source.campuses.find(({ id }) => id === campus)?.name;
  const withCampus = (place: Place): Place => {
    const campus = nameOf(findCampus(place));
    return campus === undefined ? place : { ...place, campus };
  };
  const places = derivePlaces(source, { levels, features, derived, rooms }).map(withCampus);
  const own = deriveAreas({ features, derived, places, aliases: source.aliases.places });
  const areas = own.map(withCampus);
  const found = withOwnNames(
    createCampusRouter({ graph: derived.graph, places: [...places, ...areas], levels }),
  );
  const stops = found.filter(({ kind }) => kind !== 'area');
  const closables = closablesOf({ features, derived, levels, places: stops, buildings: source.buildings });
  const closures = deriveClosures(source.closures, closables);
  const plans = new Map(
    [[outdoors, grounds] as const, ...indoors].map(([level, plan]) => [level, withOwners(plan, places)]),
  );
  const { people, ids } = publishPeople(source.people, facts);
  const listed = people.filter(({ isUnlisted }) => !isUnlisted);
  const photos = new Set(people.map(({ photo }) => photo));
  const lookup = deriveLookup(source, { levels, rooms, places });
  const start = places.find(({ id }) => id === source.defaultStart);
  const screens = deriveScreens(source, { levels, plans, places });
  const departments = source.departments.map((department) => {
    const { level: id, ...rest } = withHead(department, ids);
    const level = indexOfLevel(levels, id);
    const screen = screens.find((one) => one.department === department.code);
    return { aliases: [], ...rest, ...(level > outdoors && { level }), ...(screen && { screen: screen.id }) };
  });
  const withPlan = departments.flatMap((department) => {
    const screen = screens.find(({ id }) => id === department.screen);
    return screen ? [{ ...fieldsOf(department), ...plansOf(screen, levels) }] : [];
  });
  const storeys = mergeStoreys(plans, levels);
  const drawnScreens = { screens, plans, ground: storeys['plan/ground'] ?? emptyPlan, places };
  const pictures = derivePictures(drawnScreens);
  const campus = screens.find(({ level }) => level === outdoors);
  return {
    facts: {
      ...facts,
      ...(start && { defaultStart: { id: start.id, name: start.name } }),
      quickLinks: withPlaces(facts.quickLinks, places),
      ...(source.campuses.length > 0 && { transport: deriveTransport(source) }),
      ...(rooms.length > 0 && rooms.every(({ sign }) => sign === '') && { unnumbered: true as const }),
    },
    parts: {
      departments,
      levels: levels.map((level, index) => ({ ...level, ...screenOf(index, screens) })),
      people,
      rooms,
      lookup,
      help: source.help,
      places: found,
      screens,
      search: packCampus({ levels, departments, rooms, people: listed, places: found, lookup }, source.help),
      graph: packGraph(derived.graph),
      ...(closures.length > 0 && { closures }),
      ...(campus && pictures.has(campus.id) && { picture: derivePictureNames(drawnScreens) }),
      ...storeys,
    },
    files: new Map<string, string | Buffer>([
      ...drawPictures(departments, { levels, plans }),
      ...[...source.pictures].filter(([name]) => !name.startsWith('photos/') || photos.has(name)),
    ]),
    pictureOrigins: source.photoHosts.map((host) => `https://${host}`),
    placePages: derivePlacePages({ levels, rooms, places: found, lookup }),
    pictures,
    subjects: {
      department: departments.map(fieldsOf),
      departmentWithRooms: withPlan,
      screen: screens.map((screen) => ({
        ...fieldsOf(screen),
        ...plansOf(screen, levels),
        // The grounds have a separate screen.
        ...(screen.level === outdoors && { grounds: screen.campus ?? 'Campus' }),
      })),
    },
  };
}

function withBuilding(plan: LevelPlan, { buildings }: CollegeSource, level: Level | undefined): LevelPlan {
  const building = buildings.find(({ id }) => id === level?.building);
  if (!building) return plan;
  return { ...plan, buildings: [{ name: building.name, box: boxOf(plan.outline.flat()) }] };
}

function toRooms(source: CollegeSource, levels: Levels): readonly Room[] {
  const names = new RoomNumbers(source.buildings, source.rooms);
  return source.rooms
    .flatMap(({ level: id, rooms }) =>
      rooms.map(({ number, id: own, ...room }): Room => {
        const known = names.identify({ number, id: own }, id);
        const name = number !== undefined && isFillerName(room.name) ? `Room ${known.number}` : room.name;
        return { aliases: [], ...known, ...room, name, level: indexOfLevel(levels, id) };
      }),
    )
    .toSorted((a, b) => a.level - b.level);
}

/** From each campus to each other one; an entry is also for the way back unless that has its own. */
function deriveTransport({ transport, campuses }: CollegeSource): readonly Transport[] {
  const turned = transport.map(({ between: [one, other], text, from, to }) => ({
    ...{ between: [other, one] as const, text, from: to, to: from },
  }));
  return campuses.flatMap((one) =>
    campuses.flatMap((other) => {
      if (one === other) return [];
      const isBetween = ({ between }: Pick<Transport, 'between'>) =>
        between[0] === one.id && between[1] === other.id;
      const ride = [...transport, ...turned].find(isBetween);
      const text = ride?.text ?? 'No way on foot leads there.';
      const sentence = /\p{P}$/u.test(text) ? text : `${text}.`;
      return [{ ...ride, between: [one.name, other.name] as const, text: sentence }];
    }),
  );
}

/** A department whose head is linked by the published id, and is not named when the person's name is hidden. */
function withHead(
  { headId, headName, ...department }: CollegeSource['departments'][number],
  ids: ReadonlyMap<string, string>,
) {
  const published = headId && (ids.get(headId) ?? headId);
  const isNamed = headName && published === headId;
  return { ...department, ...(published && { headId: published }), ...(isNamed && { headName }) };
}

/** The screen of a whole level: the first without a department. */
function screenOf(level: number, screens: readonly Screen[]): Pick<Level, 'screen'> {
  const screen = screens.find((one) => one.level === level && !one.department);
  return screen ? { screen: screen.id } : {};
}

/** Quick links with data of their places; drops those without a place. */
function withPlaces(links: readonly QuickLink[], places: readonly Place[]): QuickLink[] {
  return links.flatMap((link) => {
    const place = places.find(({ id }) => id === link.place);
    if (!place) return [];
    const { name, kind, pictogram = kind, onCampusMap } = place;
    return [{ label: name, ...link, pictogram, onCampusMap }];
  });
}

/** Text and number fields, for the texts of a route. */
function fieldsOf(thing: object): Record<string, string> {
  const fields = Object.entries(thing).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}
