import { useSearchParams } from '@campusway/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { parseStaffView, type StaffView, toStaffSearch } from './staff-view.ts';
import type { VisitState } from './use-visit.ts';

/** Browsers refuse more than about three changes of the address in a second, and nobody reads it while typing. */
const quietMilliseconds = 300;

export interface StaffViewHandle {
  readonly view: StaffView;
  readonly change: (part: Partial<StaffView>) => void;
  /** Puts the view into the address now, for whoever is about to leave. */
  readonly settle: () => void;
}

/** The view of one visit: it starts as the address says, and the address follows it. */
export function useStaffView(visit: string): StaffViewHandle {
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState(() => parseStaffView(search));
  const [changed, setChanged] = useState(false);
  const [pathname] = useState(() => window.location.pathname);

  function settle(): void {
    // While the next page is on its way this one still stands: its address would take the place of the next one's.
    if (window.location.pathname !== pathname) return;
    const next = toStaffSearch(view);
    if (!changed || next.toString() === search.toString()) return;
    setSearch(next, { replace: true, state: { visit } satisfies VisitState });
  }
  const settleSoon = useEffectEvent(settle);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new view starts the wait again
  useEffect(() => {
    const timer = setTimeout(settleSoon, quietMilliseconds);
    return () => clearTimeout(timer);
  }, [view]);

  function change(part: Partial<StaffView>): void {
    setChanged(true);
    // Whoever searches on is no longer after the one person of the link.
    setView({ ...view, person: undefined, ...part });
  }

  return { view, change, settle };
}
