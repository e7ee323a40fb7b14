import { type Placement, type Point, toMetres } from '@campusway/campus';
import { useMap } from 'react-leaflet';

/** Reads where the middle of the map is, in metres of the campus. */
export function useMapCentre(placement: Placement): () => Point {
  const map = useMap();
  return () => {
    const { lat, lng } = map.getCenter();
    return toMetres([lat, lng], placement);
  };
}
