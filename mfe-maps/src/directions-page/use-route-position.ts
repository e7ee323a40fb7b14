import type { Step } from '@campusway/campus/directions';
import { useState } from 'react';
import { floorOf } from '../routing/floor-of.ts';

interface Position {
  /** Stepping through the route, instead of showing the whole route. */
  readonly isStepping: boolean;
  readonly current: number;
  readonly floor: number;
  /** The map does not move: only the floor was chosen. */
  readonly keepsCamera: boolean;
}

export interface RoutePosition extends Position {
  goToStep(index: number): void;
  /** Shows a floor without moving the map. */
  goToFloor(floor: number): void;
  /** Goes to the start of the route on a floor. */
  followTo(floor: number): void;
  /** Back to the whole route. */
  leave(): void;
}

/** A chosen position; it is reset for another route, and its floor by the next step. */
type Saved = Partial<Position> & { readonly steps: readonly Step[] };

/** Current step and shown floor: that of the step, unless the user chose another one. */
export function useRoutePosition(steps: readonly Step[], floorWithoutRoute: number): RoutePosition {
  const [saved, setSaved] = useState<Saved>();
  const chosen = saved?.steps === steps ? saved : undefined;
  const { current = 0, isStepping = false, keepsCamera = false } = chosen ?? {};
  const step = steps[current];
  function showFloor(floor: number, options?: Pick<Position, 'keepsCamera'>): void {
    const isOn = step && floorOf(step.level) === floor;
    const first = steps.findIndex(({ level }) => floorOf(level) === floor);
    setSaved({ steps, current: isOn || first < 0 ? current : first, floor, isStepping, ...options });
  }
  return {
    isStepping,
    current,
    floor: chosen?.floor ?? (step ? floorOf(step.level) : floorWithoutRoute),
    keepsCamera,
    goToStep(index) {
      setSaved({ steps, current: Math.min(Math.max(index, 0), steps.length - 1), isStepping: true });
    },
    goToFloor: (floor) => showFloor(floor, { keepsCamera: true }),
    followTo: (floor) => showFloor(floor),
    leave: () => setSaved(undefined),
  };
}
