// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { CRS } from 'leaflet';
import { useState } from 'react';
import { MapContainer } from 'react-leaflet';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MapCard } from '../leaflet/MapCard.tsx';
import { PlaneContext, planeOf } from '../leaflet/plane.tsx';
import { useCategory } from './use-category.ts';

const plane = planeOf({
  window: [0, 0, 400, 240],
  plane: [
    [0, 0],
    [150, 250],
  ],
});
const outline = [
  [200, 120],
  [210, 120],
  [210, 130],
] as const;

function Page({ onClick }: { readonly onClick: () => void }) {
  const [hasCard, setCard] = useState(true);
  const rest = {
    start: undefined,
    stepFree: false,
    onChoose: () => undefined,
  } as const;
  useCategory({ floor: 1, chip: 'Toilets', onClick, ...rest });
  return (
    <div>
      <PlaneContext value={plane}>
        <MapContainer crs={CRS.Simple} center={[75, 125]} zoom={1}>
          {hasCard && (
            <MapCard
              id="at-1"
              name="Pin"
              outline={outline}
              head="A pin"
              onChoose={rest.onChoose}
              onClose={() => setCard(false)}
            />
          )}
        </MapContainer>
      </PlaneContext>
    </div>
  );
}

test('useCategory() leaves Escape to the card in front of its list, and closes on the next one', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const onClick = vi.fn();
  render(<Page onClick={onClick} />);
  fireEvent.keyDown(screen.getByRole('region', { name: 'Pin' }), { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Pin' })).toBeNull();
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClick).toHaveBeenCalledExactlyOnceWith('Toilets');
});
