import type { DepartmentCode } from '@campusway/campus';
import { departments } from '@campusway/campus-data/departments';
import { type NavigationLink, paths } from '@campusway/contract';

/** One navigation screen. All of them are one page: what differs is written here and in the view of the same id. */
export interface Screen {
  /** Id of its view, which is also its path without the slash. */
  readonly id: string;
  readonly heading: string;
  readonly path: (link?: NavigationLink) => string;
  /** A department's screen also leads to its people and its rooms. */
  readonly department?: DepartmentCode;
}

const campusScreen: Screen = { id: 'campus-nav', heading: 'Campus navigation', path: paths.campusNav };

const departmentScreens: readonly Screen[] = departments.map(({ code, label }) => ({
  id: `${code}-nav`,
  heading: `${label} navigation`,
  path: (link) => paths.departmentNav(code, link),
  department: code,
}));

const floorScreens: readonly Screen[] = [1, 2, 3, 4].map((level) => ({
  id: `floor${level}`,
  heading: `Floor ${level}`,
  path: (link) => paths.floor(level, link),
}));

export const screens: readonly Screen[] = [campusScreen, ...departmentScreens, ...floorScreens];

/** @throws {RangeError} when no screen has that id */
export function getScreen(id: string | undefined): Screen {
  const found = screens.find((screen) => screen.id === id);
  if (!found) throw new RangeError(`Cannot show "${id}": it is no navigation screen`);
  return found;
}
