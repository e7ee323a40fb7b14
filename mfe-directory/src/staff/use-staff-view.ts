import { useSearchParams } from '@campusway/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { parseStaffView, type StaffView, toStaffSearch } from './staff-view.ts';
import type { VisitState } from './use-visit-key.ts';

/** Browsers limit history changes to about three per second. */
const debounceMs = 300;

export interface StaffViewHandle {
  readonly view: StaffView;
  readonly change: (part: Partial<StaffView>) => void;
  /** Writes the view to the URL now. */
  readonly settle: () => void;
}

/** View of one visit: initialised from the URL, and written back to it. */
export function useStaffView(visit: string): StaffViewHandle {
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState(() => parseStaffView(search));
  const [changed, setChanged] = useState(false);
  const [pathname] = useState(() => window.location.pathname);

  function settle(): void {
    // While the next page loads this one is still shown and must not replace the next page's URL.
    if (window.location.pathname !== pathname) return;
    const next = toStaffSearch(view);
    if (!changed || next.toString() === search.toString()) return;
    setSearch(next, { replace: true, state: { visit } satisfies VisitState });
  }
  const settleSoon = useEffectEvent(settle);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new view starts the wait again
  useEffect(() => {
    const timer = setTimeout(settleSoon, debounceMs);
    return () => clearTimeout(timer);
  }, [view]);

  function change(part: Partial<StaffView>): void {
    setChanged(true);
    // A new search clears the person of the URL.
    setView({ ...view, person: undefined, ...part });
  }

  return { view, change, settle };
}
