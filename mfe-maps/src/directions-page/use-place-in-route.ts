import type { Step } from '@campusway/campus/directions';
import { useState } from 'react';
import { floorOf } from '../routing/floor-of.ts';

interface Position {
  /** The route that it is a position in: another route starts anew. */
  readonly steps: readonly Step[];
  readonly current: number;
  /** A floor that was chosen by hand, until the next step. */
  readonly floor?: number | undefined;
}

export interface PlaceInRoute {
  /** Somebody has gone on in this route, or back. */
  readonly moved: boolean;
  readonly current: number;
  readonly floor: number;
  goToStep(index: number): void;
  goToFloor(floor: number): void;
}

/** The step that is being read and the floor that the map shows: that of the step, unless another one was asked for. */
export function usePlaceInRoute(steps: readonly Step[], floorWithoutRoute: number): PlaceInRoute {
  const [kept, setKept] = useState<Position>();
  const moved = kept?.steps === steps;
  const position = moved ? kept : { steps, current: 0, floor: undefined };
  const step = steps[position.current];
  return {
    moved,
    current: position.current,
    floor: position.floor ?? (step ? floorOf(step.level) : floorWithoutRoute),
    goToStep(index) {
      setKept({ steps, current: Math.min(Math.max(index, 0), steps.length - 1) });
    },
    goToFloor(floor) {
      const step = steps.findIndex(({ level }) => floorOf(level) === floor);
      const isOn = steps[position.current] && floorOf(steps[position.current]?.level ?? 0) === floor;
      setKept({ steps, current: isOn || step < 0 ? position.current : step, floor });
    },
  };
}
