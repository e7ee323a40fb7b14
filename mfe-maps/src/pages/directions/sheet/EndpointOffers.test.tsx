// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EndpointOffers } from './JourneyMessages.tsx';

function show(text: string) {
  const take = vi.fn();
  const to = { kind: 'error', message: '', unknown: text } as const;
  const directions = { from: { kind: 'none' }, to, ends: { from: undefined, to: text }, take } as const;
  render(<EndpointOffers name="to" text={text} directions={directions} />);
  return take;
}

test.each([
  ['cse-jyothi-pande', 'Did you mean Dr. Jyothi Pandey?', 'cse-jyothi-pandey'],
  ['central-librar', 'Did you mean Central Library?', 'central-library'],
  ['Jyothi Pandey', 'Did you mean Dr. Jyothi Pandey?', 'cse-jyothi-pandey'],
  ['2210', 'Did you mean Ms. D. Divya Raju?', 'ece-divya-raju'],
  ['Room 335', '336', 'room-336'],
])('EndpointOffers offers for %j the button %j', async (text, name, id) => {
  const take = show(text);
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(take).toHaveBeenCalledExactlyOnceWith('to', id, undefined);
});
