import type { PersonId } from '@campusway/campus';
import { findNamed, quotable } from '@campusway/campus/lookup';
import { college, useLocation, useSearchParams } from '@campusway/platform';
import { useTitle } from '@campusway/ui-kit';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Orders of the lists. `listed` is the order of the data, by rank. */
export const staffOrders = ['listed', 'name', 'designation', 'room'] as const;
export type StaffOrder = (typeof staffOrders)[number];

/** View of a staff directory, stored in the URL. */
export interface StaffView {
  /** As typed. */
  readonly q: string;
  readonly order: StaffOrder;
  /** Empty for all. */
  readonly designation: string;
  /** The person in the URL. */
  readonly person: PersonId | undefined;
}

/** History state of URL changes by the page itself. */
interface VisitState {
  readonly visit: string;
}

/** Browsers limit history changes to about three per second. */
const debounceMs = 300;

/**
 * Key of a visit to the page, by a link, Back or a reload. URL changes by the page itself keep the key. Components with
 * this key are remounted when the URL was changed by anything else.
 */
export function useVisitKey(): string {
  const { key, state } = useLocation();
  return isVisitState(state) ? state.visit : key;
}

/**
 * View of one visit: initialised from the URL, and written back to it and to the title; `settle` writes it now. `reset` handles the click of a
 * button that shows everyone and so disappears: a keyboard goes on in `box`, a tap must not open a phone's keyboard.
 */
export function useStaffView(visit: string) {
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState(() => parseStaffView(search));
  const [changed, setChanged] = useState(false);
  const [pathname] = useState(() => window.location.pathname);
  const person = view.person && college.findPerson(view.person);
  useTitle(quotable(view.q) || (person ? person.name : quotable(view.designation)));

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

  const box = useRef<HTMLInputElement>(null);
  function reset({ detail }: MouseEvent): void {
    change({ q: '', designation: '' });
    if (detail === 0) box.current?.focus();
  }

  return { view, change, settle, box, reset };
}

export function parseStaffView(search: URLSearchParams): StaffView {
  const designation = search.get('designation') ?? '';
  const designations = college.people.map((person) => person.designation);
  return {
    q: search.get('q') ?? '',
    order: findNamed(search.get('sort'), staffOrders) ?? 'listed',
    designation: findNamed(designation, designations) ?? designation,
    person: search.get('person') || undefined,
  };
}

/** Query of a view, without defaults. */
export function toStaffSearch({ q, order, designation, person }: StaffView): URLSearchParams {
  const query = { q, sort: order === 'listed' ? '' : order, designation, person: person ?? '' };
  return new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
}

function isVisitState(state: unknown): state is VisitState {
  return typeof state === 'object' && state !== null && 'visit' in state && typeof state.visit === 'string';
}
