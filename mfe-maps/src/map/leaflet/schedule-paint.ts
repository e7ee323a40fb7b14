const waiting = new Map<object, () => void>();
let isRunning = false;

/**
 * Schedules the painting of a canvas: one canvas per frame, in order of the calls, so that no frame paints all of them.
 * Repeated calls for a canvas keep its position and paint once.
 */
export function schedulePaint(canvas: object, paint: () => void): void {
  waiting.set(canvas, paint);
  if (isRunning) return;
  isRunning = true;
  requestAnimationFrame(paintNext);
}

export function cancelPaint(canvas: object): void {
  waiting.delete(canvas);
}

function paintNext(): void {
  const [next] = waiting;
  isRunning = waiting.size > 1;
  if (isRunning) requestAnimationFrame(paintNext);
  if (!next) return;
  const [canvas, paint] = next;
  waiting.delete(canvas);
  paint();
}
