import type { Box } from '@campusway/campus';
import type { Obstacles } from '@campusway/campus/labels';
import {
  CircleMarker,
  type LatLng,
  type Layer,
  type Map as LeafletMap,
  Marker,
  type Point,
  Polygon,
  Polyline,
} from 'leaflet';

/**
 * Overlays, markers and lines on a map, in pixels from a corner in its layer pixels. Reads the layout: call once per
 * paint.
 */
export function obstaclesOn(map: LeafletMap, corner: Point): Obstacles {
  const container = map.getContainer();
  const shown = container.getBoundingClientRect();
  const { x, y } = map.layerPointToContainerPoint(corner);
  const [left, top] = [shown.left + x, shown.top + y];
  const boxOf = (element: Element): Box => {
    const rect = element.getBoundingClientRect();
    return { minX: rect.left - left, minY: rect.top - top, maxX: rect.right - left, maxY: rect.bottom - top };
  };
  const view = boxOf(container);
  const [marks, lines]: [Box[], (readonly [number, number])[][]] = [[], []];
  const toPixels = (at: LatLng): readonly [number, number] => {
    const { x, y } = map.latLngToContainerPoint(at);
    return [x + view.minX, y + view.minY];
  };
  map.eachLayer((layer: Layer) => {
    const element = layer instanceof Marker && layer.getElement();
    if (element) marks.push(boxOf(element));
    if (layer instanceof CircleMarker) {
      const [[x, y], reach] = [toPixels(layer.getLatLng()), layer.getRadius()];
      marks.push({ minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach });
    }
    if (layer instanceof Polyline && !(layer instanceof Polygon))
      lines.push((layer.getLatLngs() as LatLng[]).map(toPixels));
  });
  const controls = [
    ...container.querySelectorAll(':scope > :not(.leaflet-pane, .leaflet-control-container)'),
    ...document.querySelectorAll('[data-covers]'),
  ];
  return { view, controls: controls.map(boxOf), marks, lines };
}
