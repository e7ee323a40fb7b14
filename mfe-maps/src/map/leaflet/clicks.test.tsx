// @vitest-environment jsdom
import type { Names } from '@campusway/campus/labels';
import { act, render } from '@testing-library/react';
import { CRS, type Map as LeafletMap } from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { expect, test, vi } from 'vitest';
import { PlanClicks, PointClicks } from './clicks.tsx';
import { PlaneContext, planeOf } from './plane.tsx';

const plane = planeOf({
  window: [0, 0, 400, 240],
  plane: [
    [0, 0],
    [150, 250],
  ],
});

test.each([
  ['on a name, the place that it names', [40, 30], [44, 20]],
  ['beside names, the point', [60, 30], [60, 30]],
] as const)('PointClicks and PlanClicks take for a click %s', (_, clicked, point) => {
  const frame = { turn: 0, scale: 1, dx: 0, dy: 240, box: { minX: 0, minY: 0, maxX: 400, maxY: 240 } };
  const label = { at: [40, 210], width: 20, height: 8, target: [44, 20] };
  plane.painted.names = { frame, pictograms: [], labels: [label] } as unknown as Names;
  const [onClick, find] = [vi.fn(), vi.fn()];
  let map: LeafletMap | null = null;
  render(
    <PlaneContext value={plane}>
      <MapContainer
        ref={(own) => {
          map = own;
        }}
        crs={CRS.Simple}
        center={[75, 125]}
        zoom={1}
      >
        <PlanClicks find={find} onClick={() => undefined} />
        <PointClicks onClick={onClick} onHold={() => undefined} />
      </MapContainer>
    </PlaneContext>,
  );
  const [lat, lng] = plane.toLatLng(clicked);
  act(() => void (map as LeafletMap | null)?.fire('click', { latlng: { lat, lng } }));
  for (const taken of [onClick, find]) {
    const [[x, y]] = taken.mock.calls[0] as [readonly [number, number]];
    expect([Math.round(x), Math.round(y)]).toEqual(point);
  }
});
