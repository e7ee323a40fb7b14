import type { Step } from '@campusway/campus/directions';
import { useState } from 'react';
import { floorOf } from '../routing/floor-of.ts';

interface Position {
  /** The route that it is a position in: another route starts anew. */
  readonly steps: readonly Step[];
  readonly current: number;
  /** A floor that was chosen by hand, until the next step. */
  readonly floor?: number | undefined;
  /** Steps are gone through, not the whole route looked at. */
  readonly isStepping: boolean;
  /** The map stays where it is: only the floor was asked for. */
  readonly keepsCamera?: boolean | undefined;
}

export interface PlaceInRoute {
  /** Steps are gone through, not the whole route looked at. */
  readonly isStepping: boolean;
  readonly current: number;
  readonly floor: number;
  readonly keepsCamera: boolean;
  goToStep(index: number): void;
  /** Shows a floor where the map is now. */
  goToFloor(floor: number): void;
  /** Goes to where the route comes to a floor. */
  followTo(floor: number): void;
  /** Back to the whole route. */
  leave(): void;
}

/** The step that is being read and the floor that the map shows: that of the step, unless another one was asked for. */
export function usePlaceInRoute(steps: readonly Step[], floorWithoutRoute: number): PlaceInRoute {
  const [kept, setKept] = useState<Position>();
  const position: Position =
    kept?.steps === steps ? kept : { steps, current: 0, floor: undefined, isStepping: false };
  const { current, isStepping, keepsCamera = false } = position;
  const step = steps[current];
  function toFloor(floor: number): Position {
    const isOn = step && floorOf(step.level) === floor;
    const first = steps.findIndex(({ level }) => floorOf(level) === floor);
    return { steps, current: isOn || first < 0 ? current : first, floor, isStepping };
  }
  return {
    isStepping,
    current,
    floor: position.floor ?? (step ? floorOf(step.level) : floorWithoutRoute),
    keepsCamera,
    goToStep(index) {
      setKept({ steps, current: Math.min(Math.max(index, 0), steps.length - 1), isStepping: true });
    },
    goToFloor(floor) {
      setKept({ ...toFloor(floor), keepsCamera: true });
    },
    followTo(floor) {
      setKept(toFloor(floor));
    },
    leave() {
      setKept(undefined);
    },
  };
}
