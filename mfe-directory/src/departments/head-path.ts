import type { Department } from '@campusway/campus';
import { findPerson } from '@campusway/campus-data/staff';
import { paths } from '@campusway/contract';

/** Where the head of a department is listed: two departments may share a head, who stands in one list only. */
export function headPath({ code, headId }: Department): string {
  const listedIn = findPerson(headId)?.department ?? code;
  return paths.department(listedIn, { person: headId });
}
