import type { Place } from '@campusway/campus';

/** A destination: a place, or the nearest of several. */
export type Target =
  | { readonly kind: 'place'; readonly id: string; readonly name: string; readonly place: Place }
  | {
      readonly kind: 'nearest';
      readonly id: string;
      readonly name: string;
      readonly places: readonly Place[];
      /** The subset for step-free routes, where not all are suitable. */
      readonly stepFreePlaces?: readonly Place[] | undefined;
    };

export function placesOf(target: Target, stepFree: boolean): readonly Place[] {
  if (target.kind === 'place') return [target.place];
  return (stepFree && target.stepFreePlaces) || target.places;
}
