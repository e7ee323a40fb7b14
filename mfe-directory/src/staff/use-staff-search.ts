import type { StaffMember } from '@campusway/campus';
import { once, useLazyValue } from '@campusway/ui-kit';
import { useMemo } from 'react';
import { createStaffIndex, describeCounts, findStaff } from './find-staff.ts';

const loadSimilar = once(() => import('./similar-staff.ts'));

/** People by name and designation; when no name contains `q`, those whom it may mean. With a sentence on the result. */
export function useStaffSearch(
  people: readonly StaffMember[],
  { q, designation }: { readonly q: string; readonly designation: string },
): { readonly found: readonly StaffMember[]; readonly sentence: string } {
  const index = useMemo(() => createStaffIndex(people), [people]);
  const found = useMemo(() => findStaff(index, { q, designation }), [index, q, designation]);
  const isMissing = found.length === 0 && q.trim() !== '';
  const module = useLazyValue(loadSimilar, isMissing ? q : null);
  const findSimilar = useMemo(() => module?.createSimilarSearch(people), [module, people]);
  const { similar = [], sentence } = (isMissing && findSimilar?.(q)) || {};
  const meant = similar.filter((person) => designation === '' || person.designation === designation);
  if (meant.length === 0) return { found, sentence: describeCounts(found, people.length) };
  return { found: meant, sentence: sentence ?? describeCounts(meant, people.length) };
}
