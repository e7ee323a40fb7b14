import { ZoomControl } from 'react-leaflet';

export function ZoomButtons() {
  return <ZoomControl position="topleft" zoomInTitle="Zoom in" zoomOutTitle="Zoom out" />;
}
