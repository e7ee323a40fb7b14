import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { followTouch } from './follow-touch.ts';

/** Touch on a map within a page: one finger scrolls the page vertically or moves the plan horizontally; two fingers zoom. */
export function TouchHandling() {
  const map = useMap();
  useEffect(() => followTouch(map), [map]);
  return null;
}
