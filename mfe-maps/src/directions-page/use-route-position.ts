import type { Step } from '@campusway/campus/directions';
import { useState } from 'react';
import { floorOf } from '../routing/floor-of.ts';

interface Position {
  /** Steps of the route; the position is reset for another route. */
  readonly steps: readonly Step[];
  readonly current: number;
  /** Floor chosen by the user, until the next step. */
  readonly floor?: number | undefined;
  /** Stepping through the route, instead of showing the whole route. */
  readonly isStepping: boolean;
  /** The map does not move: only the floor was chosen. */
  readonly keepsCamera?: boolean | undefined;
}

export interface RoutePosition {
  /** Stepping through the route, instead of showing the whole route. */
  readonly isStepping: boolean;
  readonly current: number;
  readonly floor: number;
  readonly keepsCamera: boolean;
  goToStep(index: number): void;
  /** Shows a floor without moving the map. */
  goToFloor(floor: number): void;
  /** Goes to the start of the route on a floor. */
  followTo(floor: number): void;
  /** Back to the whole route. */
  leave(): void;
}

/** Current step and shown floor: that of the step, unless the user chose another one. */
export function useRoutePosition(steps: readonly Step[], floorWithoutRoute: number): RoutePosition {
  const [saved, setSaved] = useState<Position>();
  const position: Position =
    saved?.steps === steps ? saved : { steps, current: 0, floor: undefined, isStepping: false };
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
      setSaved({ steps, current: Math.min(Math.max(index, 0), steps.length - 1), isStepping: true });
    },
    goToFloor(floor) {
      setSaved({ ...toFloor(floor), keepsCamera: true });
    },
    followTo(floor) {
      setSaved(toFloor(floor));
    },
    leave() {
      setSaved(undefined);
    },
  };
}
