import type { Department } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';

/** Where the head of a department is listed: two departments may share a head, who stands in one list only. */
export function headPath({ code, headId }: Department): string {
  const head = headId === undefined ? undefined : college.findPerson(headId);
  const listedIn = head?.department ?? code;
  return paths.department(listedIn, { person: headId });
}
