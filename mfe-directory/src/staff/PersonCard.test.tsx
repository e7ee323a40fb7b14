// @vitest-environment jsdom
import type { StaffMember } from '@campusway/campus';
import { LiveRegion } from '@campusway/ui-kit';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { showPage } from '../../tests/show-page.tsx';
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
  return showPage(
    <LiveRegion>
      <ul>
        <PersonCard person={{ ...empty, ...person }} isMarked={false} />
      </ul>
    </LiveRegion>,
  );
}

describe('PersonCard', () => {
  test('writes the designation once where it is shown in place of a name', () => {
    show({ name: 'Lab Technician', designation: 'Lab Technician', room: '205' });
    expect(screen.getAllByText('Lab Technician')).toHaveLength(1);
  });

  test.each([
    ['contact', { designation: 'Professor', room: '205', email: 'a@b.example' }, 'Contact'],
    [
      'contact and e-mail',
      { designation: 'Professor', room: '205', email: 'Not Provided' },
      'Contact, E-mail',
    ],
    ['everything', {}, 'Designation, Contact, E-mail'],
  ])('without %s reports it once', (_, given, fields) => {
    show({ name: 'Dr. Asha Verma', ...given });
    const [text, ...more] = screen.getAllByText('Not Provided');
    expect(more).toEqual([]);
    expect(text?.previousElementSibling?.textContent).toBe(fields);
  });

  test.each([
    ['', 'Professor'],
    ['Not Provided', 'Professor'],
    ['SCE1950', 'Professor, Employee ID SCE1950'],
    ['CSE-T09', 'Professor, Staff code CSE-T09'],
  ])('with %j for a room says where to ask in place of the sign, with directions to it', (room, what) => {
    show({ designation: 'Professor', room });
    expect(screen.getByText('No room: ask at the CSE department office')).toBeTruthy();
    expect(screen.queryByText('No room')).toBeNull();
    expect(screen.getByText(/^Professor/).textContent).toBe(what);
    expect(screen.getByRole('link', { name: 'Directions to 202' }).getAttribute('href')).toBe(
      '/navigate?to=room-202',
    );
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

  test('shows the photo from the data folder, and the drawn portrait when it does not load', () => {
    const { container } = show({ name: 'Dr. N. Suresh Rao', photo: 'photos/jyothi-pandey.webp' });
    const picture = container.querySelector('img') as HTMLImageElement;
    expect(picture.src).toMatch(/\/photos\/jyothi-pandey\.webp$/);
    expect(picture.alt).toBe('');
    fireEvent.error(picture);
    expect(picture.src).toMatch(/^data:image\/svg/);
    fireEvent.error(picture);
    expect(picture.src).toMatch(/^data:image\/svg/);
  });

  test('requests a photo of another host without a referrer', () => {
    const { container } = show({ photo: 'https://photos.college.example/rao.webp' });
    const picture = container.querySelector('img');
    expect(picture?.src).toBe('https://photos.college.example/rao.webp');
    expect(picture?.referrerPolicy ?? picture?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  test('draws a portrait of a person without a photo', () => {
    const { container } = show({ name: 'Dr. N. Suresh Rao' });
    expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg/);
  });

  test('saves the person on the device', () => {
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

  test('announces what was copied, each time, and what could not be', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show({ name: 'Dr. Asha Verma', contact: '+91 00000 10107', email: 'asha@college.example' });
    const region = screen.getByRole('status');
    const copy = (what: string) =>
      act(
        async () => void fireEvent.click(screen.getByRole('button', { name: `Copy ${what} Dr. Asha Verma` })),
      );
    await copy('number of');
    expect(region.textContent).toBe('Number copied');
    expect(writeText).toHaveBeenLastCalledWith('+91 00000 10107');
    const [spoken] = region.children;
    await copy('number of');
    expect(region.textContent).toBe('Number copied');
    expect(region.children[0]).not.toBe(spoken);
    await copy('e-mail address of');
    expect(region.textContent).toBe('E-mail address copied');
    await copy('link to');
    expect(region.textContent).toBe('Link copied');
    writeText.mockRejectedValue(new Error('refused'));
    await copy('number of');
    expect(region.textContent).toBe('The number could not be copied');
  });
});
