import type { Place } from '@campusway/campus';

/** What one can go to: a place, or whichever of several is nearest. */
export type Target =
  | { readonly kind: 'place'; readonly id: string; readonly name: string; readonly place: Place }
  | {
      readonly kind: 'nearest';
      readonly id: string;
      readonly name: string;
      readonly places: readonly Place[];
      /** Of these, those that do for somebody who needs a step-free way, where not all do. */
      readonly stepFreePlaces?: readonly Place[] | undefined;
    };

export function placesOf(target: Target, stepFree: boolean): readonly Place[] {
  if (target.kind === 'place') return [target.place];
  return (stepFree && target.stepFreePlaces) || target.places;
}
