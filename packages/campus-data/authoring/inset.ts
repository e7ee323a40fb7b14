import type { Point, Ring } from '@campusway/campus';

/**
 * Shrinks a ring with right angles by the half of each wall that belongs to it, so that what remains is the clear
 * floor. The ring's inside lies to the left of its sides (holes run clockwise).
 *
 * @param wallOf metres taken from the side between two corners
 */
export function inset(ring: Ring, wallOf: (a: Point, b: Point) => number): Ring {
  const sides = ring.map((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const wall = wallOf(a, b);
    return { dx: (-(b[1] - a[1]) / length) * wall, dy: ((b[0] - a[0]) / length) * wall };
  });
  return ring.map((corner, i) => {
    const before = sides[(i + ring.length - 1) % ring.length];
    const after = sides[i];
    // One of the two sides at a right angle moves the corner along x, the other along y.
    return [
      corner[0] + (before?.dx ?? 0) + (after?.dx ?? 0),
      corner[1] + (before?.dy ?? 0) + (after?.dy ?? 0),
    ];
  });
}
