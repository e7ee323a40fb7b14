import type { PlanePoint } from '@campusway/campus';
import { type RefObject, useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { showPoints } from './show-points.ts';

/** Distance between the points and the controls, CSS pixels. */
const gap = 32;
/** Size of the controls at the upper and right edge, CSS pixels. */
const controls = 64;

interface ShowBesideProps {
  readonly points: readonly PlanePoint[];
  /** Covers the lower part of the map, or the left part of a wide one. */
  readonly panel: RefObject<HTMLElement | null>;
}

/** Moves the points into the part of the map that a panel does not cover. */
export function ShowBeside({ points, panel }: ShowBesideProps) {
  const map = useMap();
  useEffect(() => {
    const around = map.getContainer().getBoundingClientRect();
    // A list in the sheet counts as the sheet.
    const covered = (panel.current?.closest('[data-sheet]') ?? panel.current)?.getBoundingClientRect();
    if (!covered) return;
    const isBeside = covered.width < 0.6 * around.width || covered.right <= around.left;
    const [left, bottom] = isBeside
      ? [Math.max(0, covered.right - around.left), controls]
      : [0, around.bottom - covered.top];
    // At its highest stop the sheet leaves no space.
    if (around.height - bottom < 4 * controls) return;
    showPoints(map, points, {
      paddingTopLeft: [left + gap, controls + gap],
      paddingBottomRight: [controls + gap, bottom + gap],
    });
  }, [map, points, panel]);
  return null;
}
