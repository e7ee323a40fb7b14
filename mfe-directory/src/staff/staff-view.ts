import type { PersonId } from '@campusway/campus';

/** Orders of the lists. `listed` is the order of the office, by rank. */
export const staffOrders = ['listed', 'name', 'designation', 'room'] as const;
export type StaffOrder = (typeof staffOrders)[number];

/** What the address of a staff directory says beside the department. */
export interface StaffView {
  /** As typed. */
  readonly q: string;
  readonly order: StaffOrder;
  /** Empty for all. */
  readonly designation: string;
  /** The one person that the address points at. */
  readonly person: PersonId | undefined;
}

export function parseStaffView(search: URLSearchParams): StaffView {
  const order = staffOrders.find((known) => known === search.get('sort'));
  return {
    q: search.get('q') ?? '',
    order: order ?? 'listed',
    designation: search.get('designation') ?? '',
    person: search.get('person') || undefined,
  };
}

/** Query of a view, without defaults. */
export function toStaffSearch({ q, order, designation, person }: StaffView): URLSearchParams {
  const said = { q, sort: order === 'listed' ? '' : order, designation, person: person ?? '' };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}
