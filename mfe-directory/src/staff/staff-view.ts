import type { PersonId } from '@campusway/campus';

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
  const query = { q, sort: order === 'listed' ? '' : order, designation, person: person ?? '' };
  return new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
}
