import type { StaffMember } from '@campusway/campus';
import { college } from '@campusway/platform';
import { once, useLazyValue } from '@campusway/ui-kit';
import { useMemo } from 'react';
import { createStaffIndex, describeCounts, findStaff } from './find-staff.ts';

const loadSimilar = once(() => import('./similar-staff.ts'));

interface FoundStaff {
  readonly found: readonly StaffMember[];
  /** What is uncertain, and how many; empty while `isPending`. */
  readonly sentence: string;
  /** The search for those whom `q` may mean loads. */
  readonly isPending: boolean;
}

interface StaffQuery {
  readonly q: string;
  readonly designation: string;
  /** The head, if another department lists them: found, but not counted here. */
  readonly head?: StaffMember | undefined;
}

/** People by name and designation; when no name contains `q`, those whom it may mean. */
export function useStaffSearch(
  people: readonly StaffMember[],
  { q, designation, head }: StaffQuery,
): FoundStaff {
  const index = useMemo(() => createStaffIndex(people), [people]);
  const found = useMemo(() => findStaff(index, { q, designation }), [index, q, designation]);
  const isMissing = found.length === 0 && q.trim() !== '';
  const module = useLazyValue(loadSimilar, isMissing ? q : null);
  const findSimilar = useMemo(() => module?.createSimilarSearch(people), [module, people]);
  const { similar = [], sentence } = (isMissing && findSimilar?.(q)) || {};
  const meant = similar.filter((person) => designation === '' || person.designation === designation);
  if (isMissing && !findSimilar) return { found, sentence: '', isPending: true };
  const shown = meant.length > 0 ? meant : found;
  const counted = shown.filter((person) => person !== head);
  const isHeadOnly = shown.length > 0 && counted.length === 0;
  const counts = isHeadOnly ? '' : describeCounts(counted, people.length - Number(head !== undefined));
  const listed = head && shown.includes(head) && `The head is listed under ${labelOf(head)}.`;
  const doubt = meant.length > 0 && sentence;
  return { found: shown, sentence: [doubt, listed, counts].filter(Boolean).join(' '), isPending: false };
}

const labelOf = ({ department }: StaffMember) => college.getDepartment(department).label;
