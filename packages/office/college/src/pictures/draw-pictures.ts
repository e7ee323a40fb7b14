import { type Department, type LevelPlan, type Levels, outdoors } from '@campusway/campus';
import type { DrawnBuilding } from './axonometry.ts';
import { drawCampusPicture } from './campus-picture.ts';
import { drawDepartment } from './department-picture.ts';

/** The pictures of the departments and of the campus, by name: `departments/cse.svg`. */
export function drawPictures(
  departments: readonly Pick<Department, 'code' | 'label'>[],
  { levels, plans }: { readonly levels: Levels; readonly plans: ReadonlyMap<number, LevelPlan> },
): ReadonlyMap<string, string> {
  const drawn = levels.flatMap(({ building, shortName: sign, elevation }, index) => {
    const plan = plans.get(index);
    return building && plan ? [{ building, plan, sign, elevation }] : [];
  });
  const buildings = [...Map.groupBy(drawn, ({ building }) => building).values()].flatMap(
    ([first, ...others]): DrawnBuilding[] => (first ? [[first, ...others]] : []),
  );
  const grounds = plans.get(outdoors);
  return new Map([
    ...departments.flatMap((department) => {
      const building = mainBuildingOf(department.code, buildings);
      const path = `departments/${department.code}.svg`;
      return building ? [[path, `${drawDepartment(department, building)}\n`] as const] : [];
    }),
    ...(grounds ? [['campus.svg', `${drawCampusPicture(grounds, buildings)}\n`] as const] : []),
  ]);
}

/** The building with most rooms of a department on one level; the first one without rooms. */
function mainBuildingOf(code: string, buildings: readonly DrawnBuilding[]): DrawnBuilding | undefined {
  const count = (building: DrawnBuilding) =>
    Math.max(
      ...building.map(({ plan }) => plan.units.filter(({ department }) => department === code).length),
    );
  return buildings.toSorted((a, b) => count(b) - count(a))[0];
}
