import { type PointerEvent, useRef } from 'react';

/** CSS pixels that a finger moves sideways before it counts. */
const minDistance = 48;

/** Handlers for a swipe of one finger: to the left goes on, to the right goes back. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<readonly [x: number, y: number]>(undefined);
  return {
    onPointerDown({ clientX, clientY, isPrimary }: PointerEvent): void {
      start.current = isPrimary ? [clientX, clientY] : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      if (!start.current) return;
      const [across, down] = [clientX - start.current[0], clientY - start.current[1]];
      start.current = undefined;
      if (Math.abs(across) >= minDistance && Math.abs(across) > 2 * Math.abs(down))
        onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel(): void {
      start.current = undefined;
    },
  };
}
