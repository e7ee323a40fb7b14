import {
  boxOf,
  cornersOf,
  getLevel,
  indexOfLevel,
  isInside,
  type Level,
  type LevelPlan,
  type Levels,
  outdoors,
  type Place,
  type Polygon,
  planPart,
  type Screen,
  type View,
  type Wing,
} from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import type { CollegeSource } from '../source/college-source.ts';
import { departmentScreen, levelScreens, mostCommon } from '../source/read-drawing.ts';

export interface DrawnLevels {
  readonly levels: Levels;
  /** By level, with the departments of rooms. */
  readonly plans: ReadonlyMap<number, LevelPlan>;
  readonly places: readonly Place[];
}

type Department = CollegeSource['departments'][number];
type PlaneFit = Omit<View, 'id' | 'level' | 'places'>;

/** Margin around a screen's plan, metres. */
const margin = 4;

/** Every page lists the screens of a site: a college with more levels has none for a level by itself. */
const maxLevelScreens = 100;

/**
 * The screens of views.json, then one for the campus, each level and each department without one. A college with more
 * than `maxLevelScreens` levels shows them in the directions only.
 */
export function deriveScreens(
  { views, departments, buildings, campuses }: CollegeSource,
  drawn: DrawnLevels,
): readonly Screen[] {
  const { levels, plans } = drawn;
  const given = views.map((view) => ({
    ...view,
    level: indexOfLevel(levels, view.level),
  }));
  const ownScreens = new Set(departments.map(({ code }) => departmentScreen(code)));
  const whole = new Set(given.filter(({ id }) => !ownScreens.has(id)).map(({ level }) => level));
  const ids = levelScreens(buildings);
  const placesOn = Map.groupBy(drawn.places, ({ level, onCampusMap }) => (onCampusMap ? undefined : level));
  const listOn = (level: number) => (placesOn.get(level) ?? []).map(({ id }) => id);
  const isLarge = levels.filter(({ building }) => building).length > maxLevelScreens;
  const computed: View[] = [
    ...campusViews(drawn, campuses),
    ...levels.flatMap((one, level) => {
      const plan = plans.get(level);
      if (isLarge || !one.building || !plan || whole.has(level)) return [];
      const id = ids.get(one.id) ?? one.id;
      return [{ id, level, ...fitToPlane(plan), places: listOn(level) }];
    }),
    ...departments.flatMap((department) => departmentView(department, plans, listOn) ?? []),
  ];
  const known = new Set(given.map(({ id }) => id));
  return [...given, ...computed.filter(({ id }) => !known.has(id))].map((view) =>
    toScreen(view, { departments, buildings, drawn }),
  );
}

function toScreen(
  view: View,
  {
    departments,
    buildings,
    drawn,
  }: Pick<CollegeSource, 'departments' | 'buildings'> & { readonly drawn: DrawnLevels },
): Screen {
  const { levels, plans } = drawn;
  const plan = plans.get(view.level);
  const wing = plan && wingOf(view, plan);
  const department = departments.find(({ code }) => view.id === departmentScreen(code));
  const level = getLevel(levels, view.level);
  const title = capitalised(level.title);
  const floor = isNumbered(level, buildings) ? `Floor ${level.shortName}` : title;
  const place = view.level === outdoors ? `${view.campus ?? 'Campus'} navigation` : floor;
  const heading = department ? `${department.label} navigation` : place;
  const whole = heading === title ? `Floor ${level.shortName}` : title;
  return {
    ...view,
    places: inOrder(view.places, drawn.places),
    heading,
    summary: view.level === outdoors ? 'The whole campus' : whole + wingsOf(wing, plan),
    ...(wing && { wing }),
    ...(department && { department: department.code }),
  };
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** Rooms by number, then letter: 436, 436A, 437; the other places after them, as given. */
function inOrder(ids: readonly string[], places: readonly Place[]): readonly string[] {
  const rooms = new Set(places.flatMap(({ id, kind }) => (kind === 'room' ? id : [])));
  const [own = [], others = []] = [true, false].map((isRoom) => ids.filter((id) => rooms.has(id) === isRoom));
  return [...own.toSorted(compare), ...others];
}

/** One view of all grounds, or one for each campus, which lists and shows what is there. */
function campusViews({ levels, plans, places }: DrawnLevels, campuses: CollegeSource['campuses']): View[] {
  const plan = plans.get(outdoors);
  if (!plan) throw new RangeError(`Cannot draw the grounds of ${levels.length} levels: they have no plan`);
  const viewOf = (id: string, own: readonly Place[], { outline }: Pick<LevelPlan, 'outline'>): View => {
    const named = own.filter(({ onCampusMap }) => onCampusMap);
    const shown = named.length > 1 ? named : own.filter(({ kind }) => kind === 'entrance' || kind === 'gate');
    return { id, level: outdoors, ...fitToPlane({ outline }, 0), places: shown.map(({ id }) => id) };
  };
  if (campuses.length === 0) return [viewOf('campus-nav', places, plan)];
  return campuses.flatMap(({ id, name: campus }, i) => {
    const [own = [], others = []] = [true, false].map((isOwn) =>
      places.filter((place) => (place.campus === campus) === isOwn),
    );
    if (own.length === 0) return [];
    const has = (ring: Polygon[number], some: readonly Place[]) =>
      some.some(({ x, y }) => isInside([x, y], [ring]));
    const grounds = plan.outline.filter((ring) => has(ring, own) && !has(ring, others));
    // Grounds that are drawn as one, or not at all, end around the places.
    const { minX, minY, maxX, maxY } = boxOf(own.map(({ x, y }) => [x, y]));
    const around = cornersOf({ minX: minX - 30, minY: minY - 30, maxX: maxX + 30, maxY: maxY + 30 });
    const outline = grounds.length > 0 ? grounds : [around];
    return { ...viewOf(i === 0 ? 'campus-nav' : `campus-nav-${id}`, own, { outline }), campus };
  });
}

/** The screen of the level with most of a department's rooms. */
function departmentView(
  { code }: Department,
  plans: DrawnLevels['plans'],
  listOn: (level: number) => readonly string[],
): View | undefined {
  const own = [...plans.values()].flatMap(({ level, units }) =>
    units.filter(({ department }) => department === code).map((unit) => ({ unit, level })),
  );
  const level = mostCommon(own.map((room) => room.level));
  const plan = level === undefined ? undefined : plans.get(level);
  if (level === undefined || !plan) return undefined;
  return { id: departmentScreen(code), level, ...fitToPlane(plan), places: listOn(level) };
}

/** Size of the plane, equal on all screens, so that Leaflet's zoom levels match. */
const [planeHeight, planeWidth] = [150, 250];

/** Window and plane for a plan, in the size used by views.json. */
function fitToPlane({ outline }: Pick<LevelPlan, 'outline'>, around = margin): PlaneFit {
  const { minX, minY, maxX, maxY } = boxOf(outline.flat());
  const window = [minX - around, minY - around, maxX + around, maxY + around] as const;
  const metres = [window[3] - window[1], window[2] - window[0]] as const;
  const scale = Math.min(planeHeight / metres[0], planeWidth / metres[1]);
  const [height, width] = [metres[0] * scale, metres[1] * scale];
  const plane = [
    [0, 0],
    [height, width],
  ] as const;
  return { window, plane, centre: [height / 2, width / 2], images: [plane] };
}

/** The wing of a view that shows only one; undefined for a whole floor and the campus. */
function wingOf({ window: [west, south, east, north] }: View, plan: LevelPlan): Wing | undefined {
  const shown = plan.units.filter(({ label: [x, y] }) => x > west && x < east && y > south && y < north);
  const wings = new Set(shown.flatMap(({ wing }) => wing ?? []));
  const [only] = wings;
  return wings.size === 1 ? only : undefined;
}

function wingsOf(wing: Wing | undefined, plan: LevelPlan | undefined): string {
  if (wing) return `, ${wing} wing`;
  const count = new Set(plan?.units.flatMap((unit) => unit.wing ?? [])).size;
  return count === 0 ? '' : count === 2 ? ', both wings' : ', all wings';
}

/** Names of the published parts with the plans of a screen: its own, and the ground floor on the campus. */
export function plansOf({ level }: Screen, levels: Levels): { plan: string; floorPlan: string } {
  const plan = planPart(levels, level);
  return { plan, floorPlan: level === outdoors ? 'plan/ground' : plan };
}

/** A number identifies a level only in a college with one building. */
function isNumbered({ shortName }: Level, buildings: CollegeSource['buildings']): boolean {
  return buildings.length === 1 && /^\d+$/.test(shortName);
}
