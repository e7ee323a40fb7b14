// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
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
