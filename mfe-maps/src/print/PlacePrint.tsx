import { outdoors, type Place, type Point } from '@campusway/campus';
import { useMemo } from 'react';
import { floorOf } from '../journey/floor-of.ts';
import { FloorPrint } from './FloorPrint.tsx';

/** Metres around a place: enough for neighbouring rooms indoors, and for the nearest buildings outdoors. */
export const metresAround = ({ level }: Place): number => (level === outdoors ? 45 : 15);
/** CSS pixels. */
const height = 420;

/** Printed plan around a place. */
export function PlacePrint({ place }: { readonly place: Place }) {
  const area = useMemo(() => {
    const { x, y } = place;
    const around = metresAround(place);
    const points = [-around, around].map((by): Point => [x + by, y + by]);
    return { points, lines: [], spot: [x, y] as const };
  }, [place]);
  return (
    <FloorPrint floor={floorOf(place.level)} area={area} label={`around ${place.name}`} height={height} />
  );
}
