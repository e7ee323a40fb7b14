import type { PlanePoint } from '@campusway/campus';
import { type RefObject, useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { showPoints } from './show-points.ts';

/** CSS pixels between the points and the controls around them. */
const gap = 32;
/** CSS pixels of the controls on the upper and the right edge. */
const controls = 64;

interface ShowBesideProps {
  readonly points: readonly PlanePoint[];
  /** What covers the lower part of the map, or the left part of a wide one. */
  readonly panel: RefObject<HTMLElement | null>;
}

/** Brings the points into the part of the map that a panel leaves free. */
export function ShowBeside({ points, panel }: ShowBesideProps) {
  const map = useMap();
  useEffect(() => {
    const around = map.getContainer().getBoundingClientRect();
    const covered = panel.current?.getBoundingClientRect();
    if (!covered) return;
    const isBeside = covered.width < 0.6 * around.width;
    showPoints(map, points, {
      paddingTopLeft: [isBeside ? covered.right - around.left + gap : gap, controls + gap],
      paddingBottomRight: [controls + gap, isBeside ? controls : around.bottom - covered.top + gap],
    });
  }, [map, points, panel]);
  return null;
}
