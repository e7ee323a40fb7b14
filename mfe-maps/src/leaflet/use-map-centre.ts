import { type Placement, type Point, toMetres } from '@campusway/campus';
import { useMap } from 'react-leaflet';

/** Returns a function that reads the centre of the map in metres of the campus. */
export function useMapCentre(placement: Placement): () => Point {
  const map = useMap();
  return () => {
    const { lat, lng } = map.getCenter();
    return toMetres([lat, lng], placement);
  };
}
