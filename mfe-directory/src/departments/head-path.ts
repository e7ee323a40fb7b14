import type { Department } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';

/** Path of a department's head, who may be listed in another department that has the same head. */
export function headPath({ code, headId }: Department): string {
  const head = headId === undefined ? undefined : college.findPerson(headId);
  const listedIn = head?.department ?? code;
  return paths.department(listedIn, { person: headId });
}
