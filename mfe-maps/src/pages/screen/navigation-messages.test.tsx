// @vitest-environment jsdom
import { college } from '@campusway/platform';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../tests/open-page.tsx';
import { EndpointMessages } from '../../controls/EndpointMessages.tsx';
import { useNavigation } from './use-navigation.ts';

async function open(address: string): Promise<void> {
  const [id = ''] = address.split('?');
  function Page() {
    const navigation = useNavigation(college.getScreen(id));
    return (
      <div data-testid="messages">
        <EndpointMessages {...navigation} />
      </div>
    );
  }
  await openPage(Page, `/${address}`);
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
  [
    'ece-nav?from=334',
    'Cannot start at Room 334 here. Room 334 is in the west wing of the third floor. This screen shows the east wing.',
  ],
  [
    'mba-nav?to=room-447',
    'Cannot lead to Room 447 here. Room 447 is in the west wing of the fourth floor. This screen shows the east wing.',
  ],
  [
    'campus-nav?to=founders-lawn',
    "Cannot lead to Founders' Lawn here. Founders' Lawn is outdoors. This screen does not list it.",
  ],
])(
  'EndpointMessages at /%s reports a place that is not on the screen, with a link to the whole campus',
  async (address, message) => {
    await open(address);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('link', { name: 'Open the whole campus' }).getAttribute('href')).toBe(
      `/navigate?${address.split('?')[1]}`,
    );
  },
);

test.each([
  ['floor1?from=161&to=161', []],
  ['floor1?from=central+library&to=118b', []],
  ['floor1?from=rm+1+01&to=rm+1+01', []],
  ['cse-nav?from=cse-jyothi-pandey&to=cse-jyothi-pandey', ['Dr. Jyothi Pandey is in room 211.']],
  [
    'cse-nav?from=cse-jyothi-pandey&to=cse-gopal-chowdary',
    ['Dr. Jyothi Pandey is in room 211. Dr. N. Gopal Chowdary is in room 203.'],
  ],
])('EndpointMessages at /%s has one line of notes, none for a sign or a name', async (address, notes) => {
  await open(address);
  const messages = await screen.findByTestId('messages');
  expect(Array.from(messages.children, ({ textContent }) => textContent)).toEqual(notes);
});
