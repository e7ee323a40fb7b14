const waiting = new Map<object, () => void>();
let isRunning = false;

/** Schedules the painting of a canvas, one for each frame in the order of the calls; repeated calls keep its place. */
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
