import type { DepartmentCode, PlaceId, RoomNumber } from '@campusway/campus';

/** Several places on a plan, numbered from 1 in their order, as in the list beside it. */
export interface PlanMarks {
  readonly places: readonly PlaceId[];
  /** The place that the list points at: its floor is shown, else that of the first place. */
  readonly highlighted?: PlaceId | undefined;
  /** Where the person is, pinned beside them on its floor. */
  readonly from?: PlaceId | undefined;
  /** The mark of a place was clicked. */
  readonly onChoose: (place: PlaceId) => void;
}

/**
 * Parts by name, with their props. A part is a component that one remote offers for a slot in another remote's page; the
 * shell connects them by name. The page must work without the part.
 */
export interface PartProps {
  /** Plan of a department's wing, its rooms coloured by kind. */
  readonly 'department-plan': {
    readonly department: DepartmentCode;
    /** The room that the page points at: its wing is shown, also on another floor. */
    readonly room?: RoomNumber | undefined;
    /** A room was chosen on the plan. */
    readonly onRoom?: ((room: RoomNumber) => void) | undefined;
  };
  /** The campus plan; each place links to its directions. */
  readonly 'campus-plan': Record<never, never>;
  /** Plan centred on one place, as large as its container; other places link to their pages. */
  readonly 'place-plan': { readonly place: PlaceId };
  /** The nearest toilet, lift, stairs, drinking water and exit, each with the way there. */
  readonly 'place-nearby': { readonly place: PlaceId };
  /** The campus plan as the background of a page: fills its slot; each place links to its page. */
  readonly 'campus-stage': {
    /** Pinned and framed, on its floor. */
    readonly place?: PlaceId | undefined;
    readonly marks?: PlanMarks | undefined;
    /** A click on what was there before the plan, in CSS pixels of the window: the plan repeats it. */
    readonly click?: { readonly x: number; readonly y: number } | undefined;
    /** Called when the plan is there. */
    readonly onDrawn?: (() => void) | undefined;
  };
  /**
   * Renders nothing: reports the walking time to each place in seconds, 0 for the origin itself, without places that have no
   * route; and whether the walks are step-free, as an earlier visit chose.
   */
  readonly 'walking-times': {
    readonly from: PlaceId;
    readonly to: readonly PlaceId[];
    readonly onTimes: (seconds: Readonly<Record<PlaceId, number>>, isStepFree?: boolean) => void;
  };
}

export type PartName = keyof PartProps;

/**
 * Parts that load after the page: they are not preloaded with it, and their slots stay empty while they load or when
 * they fail.
 */
export const deferredParts: ReadonlySet<PartName> = new Set(['campus-stage', 'walking-times']);

const names = [
  'department-plan',
  'campus-plan',
  'place-plan',
  'place-nearby',
  'campus-stage',
  'walking-times',
] as const;

/** The type is `never` while a part has no name above. */
export const partNames: PartName extends (typeof names)[number] ? readonly PartName[] : never = names;
