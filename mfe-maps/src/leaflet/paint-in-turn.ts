const waiting = new Map<object, () => void>();
let isRunning = false;

/**
 * Paints before one of the browser's next frames: one canvas in each, in the order in which they asked, so that no frame
 * carries them all. A canvas that asks again keeps its turn and is painted once.
 */
export function paintInTurn(canvas: object, paint: () => void): void {
  waiting.set(canvas, paint);
  if (isRunning) return;
  isRunning = true;
  requestAnimationFrame(paintNext);
}

/** For a canvas that is taken away. */
export function giveUpTurn(canvas: object): void {
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
