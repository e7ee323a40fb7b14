// @vitest-environment jsdom
import { BrowserRouter, college, rememberVisitStart } from '@campusway/platform';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { RoomList } from './NavigationPage.tsx';
import { RouteForm } from './RouteForm.tsx';
import { useNavigation } from './use-navigation.ts';

function Page({ id }: { readonly id: string }) {
  const view = college.getScreen(id);
  const navigation = useNavigation(view);
  return (
    <>
      <RouteForm navigation={navigation} />
      <RoomList view={view} />
    </>
  );
}

function open(id: string): void {
  window.history.replaceState(null, '', `/${id}`);
  render(<Page id={id} />, { wrapper: BrowserRouter });
}

test('RouteForm announces the name of the room that was chosen in a select', () => {
  open('floor3');
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const choose = (field: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: field }), { target: { value } });
  expect(spoken()).toEqual(['', '']);
  choose('FROM', 'room-305');
  expect(spoken()).toEqual(['IT Faculty Room 2', '']);
  choose('TO', 'room-310');
  expect(spoken()).toEqual(['IT Faculty Room 2', 'Office of the Head, IT']);
  choose('TO', '');
  expect(spoken()).toEqual(['IT Faculty Room 2', '']);
});

test('RouteForm marks the empty selects after Navigate, and focuses the first on each click', async () => {
  open('cse-nav');
  const [from, to] = ['FROM', 'TO'].map((name) => screen.getByRole('combobox', { name }));
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Navigate' }));
  const invalid = () => [from, to].map((box) => box?.getAttribute('aria-invalid'));
  expect(invalid()).toEqual([null, null]);
  for (let i = 0; i < 2; i++) {
    screen.getByRole('button', { name: 'Navigate' }).focus();
    press();
    expect(screen.getByRole('alert').textContent).toBe('Please select both source and destination.');
    expect(document.activeElement).toBe(from);
    expect(invalid()).toEqual(['true', 'true']);
  }
  fireEvent.change(from as HTMLElement, { target: { value: 'room-205' } });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  press();
  await waitFor(() => expect(document.activeElement).toBe(to));
  expect(invalid()).toEqual([null, 'true']);
  const described = document.getElementById(to?.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Please select both source and destination.');
});

test.each([
  ['floor4', 'Rooms on the fourth floor', '454'],
  ['cse-nav', 'Rooms on the second floor, west wing', '230A'],
])('RoomList of %s links each room to its page, below one line', (id, heading, number) => {
  open(id);
  const list = screen.getByText(heading).closest('details');
  expect(list?.open).toBe(false);
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const { level, wing } = college.getScreen(id);
  const rooms = college.rooms.filter((room) => room.level === level && (!wing || room.wing === wing));
  expect(links).toHaveLength(rooms.length);
  const link = links.find((one) => one.getAttribute('href') === `/room/${number}`);
  expect(link?.textContent).toBe(`${college.findRoom(number)?.name}${number}`);
});

test('RoomList of the campus has no rooms', () => {
  open('campus-nav');
  expect(document.querySelector('details')).toBeNull();
});

test('RouteForm says where the person is when FROM has no such place', () => {
  onTestFinished(() => sessionStorage.clear());
  rememberVisitStart({ id: 'room-310', name: 'Room 310', isHere: true });
  open('campus-nav');
  screen.getByText('You are at Room 310, which is not in this list.');
});
