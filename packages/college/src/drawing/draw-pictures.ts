import type { Department, LevelPlan } from '@campusway/campus';
import { drawCampusPicture } from './campus-picture.ts';
import { drawDepartment } from './department-picture.ts';

/**
 * Files below `assets/`, by name: the pictures of the departments and of the campus.
 *
 * @param levels the floors from the ground up, with what the room lists say about their rooms
 */
export function drawPictures(
  departments: readonly Pick<Department, 'code' | 'label'>[],
  campus: LevelPlan,
  levels: readonly [ground: LevelPlan, ...LevelPlan[]],
): ReadonlyMap<string, string> {
  return new Map([
    ...departments.map(
      (department) =>
        [`departments/${department.code}.svg`, `${drawDepartment(department, levels)}\n`] as const,
    ),
    ['campus.svg', `${drawCampusPicture(campus, levels[0])}\n`],
  ]);
}
