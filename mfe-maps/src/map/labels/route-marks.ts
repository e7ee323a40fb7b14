import { pinOutline, pinSize } from '@campusway/campus/labels';

/** A pin on the plan. Hidden from screen readers, as the name is beside the map. */
export function pinSvg(letter: string): string {
  const { width, height } = pinSize;
  return `<svg aria-hidden="true" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <path d="${pinOutline}"/>
    <text x="17" y="23.5" text-anchor="middle">${letter}</text></svg>`;
}

/** Colours of the specification as attributes; the stylesheet overrides them per colour scheme. */
export const strokes = {
  casing: { color: 'white', weight: 8 },
  way: { color: 'blue', weight: 4, dashArray: '5,10' },
  /** From the door to the pin in the room. */
  leader: { color: 'blue', weight: 2, dashArray: '1,5' },
  /** Highlights the current step. */
  step: { color: 'blue', weight: 16, opacity: 0.28 },
} as const;
