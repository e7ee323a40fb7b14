// @vitest-environment jsdom
import { BrowserRouter, college } from '@campusway/platform';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EndpointMessages } from '../../controls/EndpointMessages.tsx';
import { useNavigation } from './use-navigation.ts';

function Page({ id }: { readonly id: string }) {
  return <EndpointMessages {...useNavigation(college.getScreen(id))} />;
}

test.each([
  [
    'cse-nav?from=main-gate-1',
    'Cannot start at Main Gate 1 here. Main Gate 1 is outdoors. This screen shows the second floor.',
  ],
  [
    'cse-nav?to=room-310',
    'Cannot lead to Room 310 here. Room 310 is on the third floor. This screen shows the second floor.',
  ],
  [
    'campus-nav?to=room-310',
    'Cannot lead to Room 310 here. Room 310 is on the third floor. This map only shows places on the campus map.',
  ],
])(
  'EndpointMessages at /%s reports a place that is not on the screen, with a link to the whole campus',
  (address, message) => {
    const [id = '', query] = address.split('?');
    window.history.replaceState(null, '', `/${address}`);
    render(
      <BrowserRouter>
        <Page id={id} />
      </BrowserRouter>,
    );
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(screen.getByRole('link', { name: 'Open the whole campus' }).getAttribute('href')).toBe(
      `/navigate?${query}`,
    );
  },
);
