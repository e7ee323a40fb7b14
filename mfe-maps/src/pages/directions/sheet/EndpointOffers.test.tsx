// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EndpointMessages } from '../../../controls/EndpointMessages.tsx';
import type { EndpointName } from '../../../journey/find-endpoint.ts';
import { EndpointOffers } from './Peek.tsx';

function show(text: string) {
  const take = vi.fn();
  const to = { kind: 'error', message: 'Not on this map.', unknown: text } as const;
  const from = { kind: 'none' } as const;
  const directions = { from, to, ends: { from: undefined, to: text }, take } as const;
  const offer = (name: EndpointName) => <EndpointOffers {...{ name, text, directions }} />;
  render(<EndpointMessages from={from} to={to} offer={offer} />);
  return take;
}

test.each([
  ['cse-jyothi-pande', 'Did you mean Dr. Jyothi Pandey?', 'cse-jyothi-pandey'],
  ['central-librar', 'Did you mean Central Library?', 'central-library'],
  ['Jyothi Pandey', 'Did you mean Dr. Jyothi Pandey?', 'cse-jyothi-pandey'],
  ['2210', 'Did you mean Ms. D. Divya Raju?', 'ece-divya-raju'],
  ['main-gate', 'Main Gate 2', 'main-gate-2'],
  ['Room 335', '336', 'room-336'],
])('EndpointOffers offers for %j the button %j', async (text, name, id) => {
  const take = show(text);
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(take).toHaveBeenCalledExactlyOnceWith('to', id, undefined);
});

test.each([
  ['room-335', 'Not on this map. Nearest:334336'],
  ['no such person', 'Not on this map. Choose one from the list.'],
])('EndpointOffers says one way on from the unknown %j', async (text, message) => {
  show(text);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
});
