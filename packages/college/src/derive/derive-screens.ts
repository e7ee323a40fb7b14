import type { LevelPlan, Screen, View, Wing } from '@campusway/campus';
import { floorName } from '@campusway/campus/lookup';
import type { CollegeSource } from '../source/read-college.ts';

/** Every view with what its screen says. */
export function deriveScreens({ views, departments }: CollegeSource, plans: readonly LevelPlan[]): Screen[] {
  return views.map((view) => {
    const plan = plans.find(({ level }) => level === view.level);
    const wing = plan && wingOf(view, plan);
    const department = departments.find(({ code }) => view.id === `${code}-nav`);
    const heading = department
      ? `${department.label} navigation`
      : view.level === 0
        ? 'Campus navigation'
        : `Floor ${view.level}`;
    return {
      ...view,
      heading,
      summary: describe(view, wing),
      ...(wing && { wing }),
      ...(department && { department: department.code }),
    };
  });
}

/** The wing that a view shows alone; a whole floor and the campus have none. */
function wingOf({ window: [west, south, east, north] }: View, plan: LevelPlan): Wing | undefined {
  const shown = plan.units.filter(({ label: [x, y] }) => x > west && x < east && y > south && y < north);
  const wings = new Set(shown.flatMap(({ wing }) => wing ?? []));
  const [only] = wings;
  return wings.size === 1 ? only : undefined;
}

function describe({ level }: View, wing: Wing | undefined): string {
  if (level === 0) return 'The whole campus';
  const floor = floorName(level).replace(/^./, (first) => first.toUpperCase());
  return wing ? `${floor}, ${wing} wing` : `${floor}, both wings`;
}
