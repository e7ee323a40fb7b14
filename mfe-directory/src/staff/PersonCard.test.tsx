// @vitest-environment jsdom
import type { StaffMember } from '@campusway/campus';
import { MemoryRouter } from '@campusway/platform/alone';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Announcer } from '../copy/Announcer.tsx';
import { PersonCard } from './PersonCard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const empty: StaffMember = {
  id: 'cse-nobody',
  department: 'cse',
  group: 'teaching',
  name: '',
  designation: '',
  room: '',
  contact: '',
  email: '',
  photo: '',
};

function show(person: Partial<StaffMember>) {
  return render(
    <MemoryRouter>
      <Announcer>
        <ul>
          <PersonCard person={{ ...empty, ...person }} isMarked={false} />
        </ul>
      </Announcer>
    </MemoryRouter>,
  );
}

describe('a person’s card', () => {
  test('without anything says so in every field', () => {
    show({});
    expect(screen.getAllByText('Not Provided')).toHaveLength(5);
    expect(screen.queryByRole('link', { name: /Directions|on the plan/ })).toBeNull();
  });

  test('shows markup in any field as text', () => {
    const markup = '<b onclick="x">bold</b>';
    const { container } = show({ name: markup, designation: markup, room: markup, contact: markup });
    expect(container.querySelector('b')).toBeNull();
    expect(screen.getByRole('heading').textContent).toBe(markup);
  });

  test('leaves out the e-mail of non-teaching staff who have none', () => {
    show({ group: 'non-teaching', name: 'Mr. Ravi Negi', email: 'Not Provided' });
    expect(screen.queryByText('E-mail')).toBeNull();
  });

  test('shows initials until the portrait is there, and when it breaks', () => {
    const { container } = show({ name: 'Dr. N. Suresh Rao', photo: '/portraits/suresh.svg' });
    expect(screen.getByText('SR')).toBeTruthy();
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/portraits/suresh.svg');
    fireEvent.error(picture as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('SR')).toBeTruthy();
  });

  test('draws a face for whoever has no photograph', () => {
    const { container } = show({ name: 'Dr. N. Suresh Rao' });
    expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg/);
  });

  test('is kept on the device by a button', () => {
    localStorage.clear();
    show({ name: 'Dr. Asha Verma', designation: 'Professor' });
    fireEvent.click(screen.getByRole('button', { name: 'Save Dr. Asha Verma on this device' }));
    expect(JSON.parse(localStorage.getItem('campusway.saved-places') ?? '')).toEqual([
      {
        id: 'cse-nobody',
        kind: 'person',
        name: 'Dr. Asha Verma',
        detail: 'Professor, CSE',
        path: '/cse?person=cse-nobody',
      },
    ]);
    localStorage.clear();
  });

  test('says that a number was copied, and when it could not be', async () => {
    const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('refused'));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show({ name: 'Dr. Asha Verma', contact: '+91 00000 10107' });
    const button = screen.getByRole('button', { name: 'Copy number of Dr. Asha Verma' });
    fireEvent.click(button);
    expect((await screen.findByText('Copied', { selector: '[role=status]' })).textContent).toBe('Copied');
    expect(writeText).toHaveBeenCalledWith('+91 00000 10107');
    fireEvent.click(button);
    expect(await screen.findByText('Could not copy', { selector: '[role=status]' })).toBeTruthy();
  });
});
