import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { followTouch } from './follow-touch.ts';

/** One finger up or down scrolls the page, sideways it moves the plan; two fingers move and zoom the plan. */
export function TouchManners() {
  const map = useMap();
  useEffect(() => followTouch(map), [map]);
  return null;
}
