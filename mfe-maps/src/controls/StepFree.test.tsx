// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepFreeSwitch } from './StepFree.tsx';

test.each([true, false])(
  'StepFreeSwitch has one name, short %s, without a hidden part that browsers set apart',
  (isShort) => {
    const { container } = render(
      <StepFreeSwitch checked={false} onChange={() => undefined} isShort={isShort} />,
    );
    screen.getByRole('checkbox', { name: 'Step-free: lifts and ramps only' });
    expect(container.querySelector('.visually-hidden')).toBeNull();
  },
);

test('StepFreeSwitch pressed twice before its route has come is off again', () => {
  const wanted: boolean[] = [];
  render(<StepFreeSwitch checked={false} onChange={(on) => wanted.push(on)} />);
  const box = screen.getByRole('checkbox');
  fireEvent.click(box);
  fireEvent.click(box);
  expect(wanted).toEqual([true, false]);
});
