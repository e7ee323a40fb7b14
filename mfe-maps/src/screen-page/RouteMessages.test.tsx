// @vitest-environment jsdom
import { BrowserRouter, college } from '@campusway/platform';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EndpointMessages } from './RouteMessages.tsx';
import { useNavigation } from './use-navigation.ts';

afterEach(cleanup);

const view = college.getScreen('cse-nav');

function Page() {
  return <EndpointMessages navigation={useNavigation(view)} />;
}

test.each([
  ['from=main-gate-1', 'Cannot start at Main Gate 1 here. Main Gate 1 is outdoors.'],
  ['to=room-310', 'Cannot lead to Room 310 here. Room 310 is on the third floor.'],
])(
  'EndpointMessages of ?%s reports what the screen cannot show, with a link to the whole campus',
  (query, sentence) => {
    window.history.replaceState(null, '', `/cse-nav?${query}`);
    render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    );
    expect(screen.getByRole('alert').textContent).toContain(
      `${sentence} This screen shows the second floor.`,
    );
    expect(screen.getByRole('link', { name: 'Open the whole campus' }).getAttribute('href')).toBe(
      `/navigate?${query}`,
    );
  },
);
