import type { Department } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';

/** Where the head of a department is listed: two departments may share a head, who stands in one list only. */
export function headPath({ code, headId }: Department): string {
  const listedIn = college.findPerson(headId)?.department ?? code;
  return paths.department(listedIn, { person: headId });
}
