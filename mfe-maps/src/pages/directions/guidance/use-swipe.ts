import { type PointerEvent, useRef } from 'react';

/** Minimum horizontal distance in CSS pixels. */
const minDistance = 48;

/** Handlers for swipes with one finger: left for the next step, right for the previous. */
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
