import {
  deriveWalkingGraph,
  type LevelPlan,
  packGraph,
  type Room,
  type StaffMember,
  toFeatures,
  toLevelPlan,
  withRooms,
} from '@campusway/campus';
import type { CollegeFacts, CollegeParts, RouteSubjects } from '@campusway/contract';
import { drawPictures } from '../drawing/draw-pictures.ts';
import type { CollegeSource } from '../source/read-college.ts';
import { derivePlaces } from './derive-places.ts';
import { deriveScreens } from './derive-screens.ts';

/** A college as the site publishes it. */
export interface DerivedCollege {
  readonly facts: CollegeFacts;
  readonly parts: CollegeParts;
  /** Pictures and photos by name: `departments/cse.svg`. */
  readonly files: ReadonlyMap<string, string | Buffer>;
  readonly subjects: RouteSubjects;
  /** Origins from which further photos may come: the content security policy names them. */
  readonly pictureOrigins: readonly string[];
}

/** Plans, walking graph, places, people, pictures: all that pages read of a college, from what its office wrote down. */
export function deriveCollege(source: CollegeSource): DerivedCollege {
  const { facts, departments, lookup, geometry } = source;
  const rooms = source.rooms.flatMap(({ level, rooms: listed }) =>
    listed.map((room): Room => ({ aliases: [], ...room, level })),
  );
  const drawn = geometry.map(toFeatures);
  const features = drawn.flat();
  const derived = deriveWalkingGraph(features);
  const plans = drawn.map((level) => withRooms(toLevelPlan(level), rooms));
  const screens = deriveScreens(source, plans);
  return {
    facts,
    parts: {
      departments,
      people: source.people.flatMap(toPeople),
      rooms,
      lookup,
      help: source.help,
      places: derivePlaces(source, { features, derived, rooms }),
      screens,
      graph: packGraph(derived.graph),
      ...Object.fromEntries(plans.map((plan) => [`plan/${plan.level}`, plan] as const)),
    },
    files: new Map<string, string | Buffer>([...drawAll(source, plans), ...source.photos]),
    pictureOrigins: source.photoHosts.map((host) => `https://${host}`),
    subjects: {
      department: departments.map((department) => ({
        ...fieldsOf(department),
        // The level on whose plan its rooms are shown.
        ...fieldsOf({ level: screens.find((screen) => screen.department === department.code)?.level }),
      })),
      // The campus is shown with the floor of the block that stands on it.
      screen: screens.map((screen) => ({ ...fieldsOf(screen), ground: String(Math.max(1, screen.level)) })),
    },
  };
}

function toPeople(file: CollegeSource['people'][number]): StaffMember[] {
  const { department } = file;
  return (['teaching', 'non-teaching'] as const).flatMap((group) =>
    file[group].map((entry) => ({ ...entry, department, group })),
  );
}

/** The fields of a thing that a route's texts can name. */
function fieldsOf(thing: object): Record<string, string> {
  const fields = Object.entries(thing).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

function drawAll({ departments }: CollegeSource, plans: readonly LevelPlan[]): ReadonlyMap<string, string> {
  const grounds = plans.find(({ level }) => level === 0);
  const [first, ...above] = plans.filter(({ level }) => level > 0);
  return grounds && first ? drawPictures(departments, grounds, [first, ...above]) : new Map();
}
