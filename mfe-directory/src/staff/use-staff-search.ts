import type { StaffMember } from '@campusway/campus';
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

/** People by name and designation; when no name contains `q`, those whom it may mean. */
export function useStaffSearch(
  people: readonly StaffMember[],
  { q, designation }: { readonly q: string; readonly designation: string },
): FoundStaff {
  const index = useMemo(() => createStaffIndex(people), [people]);
  const found = useMemo(() => findStaff(index, { q, designation }), [index, q, designation]);
  const isMissing = found.length === 0 && q.trim() !== '';
  const module = useLazyValue(loadSimilar, isMissing ? q : null);
  const findSimilar = useMemo(() => module?.createSimilarSearch(people), [module, people]);
  const { similar = [], sentence } = (isMissing && findSimilar?.(q)) || {};
  const meant = similar.filter((person) => designation === '' || person.designation === designation);
  if (isMissing && !findSimilar) return { found, sentence: '', isPending: true };
  if (meant.length === 0) return { found, sentence: describeCounts(found, people.length), isPending: false };
  const counts = describeCounts(meant, people.length);
  return { found: meant, sentence: [sentence, counts].filter(Boolean).join(' '), isPending: false };
}
