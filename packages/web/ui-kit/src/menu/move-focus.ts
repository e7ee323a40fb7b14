/**
 * Moves the focus between the button and the links in `root` for the arrow keys, Home and End.
 * Returns whether the key was one of these.
 */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const stops = [...root.querySelectorAll<HTMLElement>('button, a[href]')];
  const here = document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : -1;
  const target = targetOf(key, here, stops.length);
  if (target === undefined) return false;
  stops[target]?.focus();
  return true;
}

function targetOf(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(here + 1, count - 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(here - 1, 0);
  // Index 0 is the button; Home moves to the first link.
  if (key === 'Home') return Math.min(1, count - 1);
  if (key === 'End') return count - 1;
  return undefined;
}
