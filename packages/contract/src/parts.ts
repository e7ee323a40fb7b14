import type { DepartmentCode, PlaceId, RoomNumber } from '@campusway/campus';

/**
 * A part is a component that one remote offers and another remote's page has a slot for. Slot and part meet by
 * name, here; only the shell joins them. The page must make sense without the part.
 */
export interface PartProps {
  /** Plan of a department's wing, its rooms coloured by kind. */
  readonly 'department-plan': {
    readonly department: DepartmentCode;
    /** The room that the page points at. */
    readonly room?: RoomNumber | undefined;
    /** A room was chosen on the plan. */
    readonly onRoom?: ((room: RoomNumber) => void) | undefined;
  };
  /** The campus plan; a place on it leads to its directions. */
  readonly 'campus-plan': Record<never, never>;
  /** Plan with one place in the middle, as large as its container; a press on another place leads to its page. */
  readonly 'place-plan': { readonly place: PlaceId };
  /** The nearest toilet, lift, stairs, drinking water and exit, each with the way there. */
  readonly 'place-nearby': { readonly place: PlaceId };
  /** The campus plan as the ground of a page: fills its slot, and a place on it leads to its directions. */
  readonly 'campus-stage': Record<never, never>;
  /** Shows nothing: reports how many seconds the way to each place takes; a place without a way is left out. */
  readonly 'walking-times': {
    readonly from: PlaceId;
    readonly to: readonly PlaceId[];
    readonly onTimes: (seconds: Readonly<Record<PlaceId, number>>) => void;
  };
}

export type PartName = keyof PartProps;

/**
 * Parts that a page waits for in no way: it is not told to load them with itself, and nothing stands in their place
 * while they load or when they fail.
 */
export const laterParts: ReadonlySet<PartName> = new Set(['campus-stage', 'walking-times']);
export const partNames = [
  'department-plan',
  'campus-plan',
  'place-plan',
  'place-nearby',
  'campus-stage',
  'walking-times',
] as const satisfies readonly PartName[];
