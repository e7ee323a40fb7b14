// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { CRS } from 'leaflet';
import { useState } from 'react';
import { MapContainer } from 'react-leaflet';
import { expect, test } from 'vitest';
import { ChangeMarker } from './markers.tsx';
import { PlaneContext, planeOf } from './plane.tsx';

const plane = planeOf({
  window: [0, 0, 400, 240],
  plane: [
    [0, 0],
    [150, 250],
  ],
});

/** The floor that the marker leads to does not have it. */
function Floor() {
  const [isShown, setShown] = useState(true);
  const marker = { name: 'Stairs', arrow: '↑', sign: '3', text: 'Stairs to the third floor' } as const;
  return (
    <PlaneContext value={plane}>
      <MapContainer crs={CRS.Simple} center={[75, 125]} zoom={1}>
        {isShown && <ChangeMarker at={[200, 120]} {...marker} onGo={() => setShown(false)} />}
      </MapContainer>
    </PlaneContext>
  );
}

test('ChangeMarker leaves the focus on the plan when its floor disappears', () => {
  const { container } = render(<Floor />);
  const marker = screen.getByRole('button', { name: 'Stairs to the third floor' });
  marker.focus();
  fireEvent.keyDown(marker, { key: 'Enter' });
  expect(screen.queryByRole('button', { name: 'Stairs to the third floor' })).toBeNull();
  expect(document.activeElement).toBe(container.querySelector('.leaflet-container'));
});
