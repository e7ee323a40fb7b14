import type { Point } from '@campusway/campus';

/**
 * A row of rooms along a corridor. `at(along, across)` gives the point of the wing's frame that lies `along` metres
 * down the walk and `across` metres behind the corridor's wall.
 */
export interface Strip {
  readonly at: (along: number, across: number) => Point;
  readonly length: number;
  readonly depth: number;
  /** Doors can stand from here on: before it no corridor runs along the strip. */
  readonly doorsFrom?: number;
  /** Or up to here. */
  readonly doorsTo?: number;
}

export interface StripCell {
  /** Room number, `~` for a lounge, `^` for a terrace. */
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** The how manieth of its label along the strip. */
  readonly count: number;
}

export const strips = {
  southOuter: { at: (d, a) => [80 - d, 8 - a], length: 80, depth: 8, doorsTo: 72 },
  southNear: { at: (d, a) => [80 - d, 11 + a], length: 24, depth: 4.75 },
  southInner: { at: (d, a) => [53 - d, 11 + a], length: 42, depth: 5.5 },
  westNear: { at: (d, a) => [8 - a, 8 + d], length: 10.5, depth: 8 },
  westFar: { at: (d, a) => [8 - a, 28 + d], length: 12, depth: 8 },
  northOuter: { at: (d, a) => [d, 40 + a], length: 56, depth: 8, doorsFrom: 8 },
  northInner: { at: (d, a) => [11 + d, 37 - a], length: 42, depth: 5.5 },
  passage: { at: (d, a) => [56 + d, 20.5 - a], length: 24, depth: 4.75 },
} as const satisfies Record<string, Strip>;

export type StripName = keyof typeof strips;

/** Divides a strip by the shares of its entries (see layout.ts), to full decimetres. */
export function divide(entries: string, length: number): StripCell[] {
  const parts = entries.split(' ').map((entry) => {
    const [label = '', share = '1'] = entry.split(':');
    return { label, share: Number(share) };
  });
  const total = parts.reduce((sum, part) => sum + part.share, 0);
  let passed = 0;
  return parts.map(({ label, share }, i) => {
    const from = decimetres((passed / total) * length);
    passed += share;
    const count = parts.slice(0, i + 1).filter((part) => part.label === label).length;
    return { label, from, to: decimetres((passed / total) * length), count };
  });
}

function decimetres(metres: number): number {
  return Math.round(metres * 10) / 10;
}
