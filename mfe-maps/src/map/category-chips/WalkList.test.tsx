// @vitest-environment jsdom
import { chipOf, type Place } from '@campusway/campus';
import { college } from '@campusway/platform';
import { provideParts } from '@campusway/platform/host';
import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { WalkList } from './CategoryChips.tsx';

const nothing = () => undefined;
const closedCategory = {
  chip: undefined,
  known: undefined,
  walks: [],
  list: { current: null },
  floor: 1,
  stepFree: false,
  choose: nothing,
  close: nothing,
  click: nothing,
};

test('WalkList says of a closed place until when and why, and of another without a way only that', () => {
  const [open, closed, far] = college.places.filter((place) => chipOf(place) === 'Toilets') as [
    Place,
    Place,
    Place,
  ];
  onTestFinished(() => provideParts({ closures: undefined }));
  provideParts({ closures: [{ name: 'it', reason: 'Cleaning', nodes: closed.nodes, signs: [] }] });
  const walks = [
    { place: open, stops: [open], way: { metres: 12, seconds: 60 } },
    { place: closed, stops: [closed] },
    { place: far, stops: [far] },
  ];
  const category = { ...closedCategory, chip: 'Toilets', walks };
  render(<WalkList category={category} />);
  const [first, second, third] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/, 1 minute12 m$/);
  expect(second).toMatch(/\. Closed until further notice: cleaning$/);
  expect(third).toMatch(/, no way$/);
});

test('WalkList announces the count in a region that it has without a category', () => {
  const toilets = college.places.filter((place) => chipOf(place) === 'Toilets');
  const walks = toilets.map((place) => ({ place, stops: [place] }));
  const here = toilets.filter(({ level }) => level === 2).length;
  const { rerender } = render(<WalkList category={closedCategory} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  const show = (floor: number) =>
    rerender(<WalkList category={{ ...closedCategory, chip: 'Toilets', walks, floor }} />);
  show(2);
  expect(region.textContent).toBe(`Toilets: ${toilets.length}, ${here} on this floor`);
  show(77);
  expect(region.textContent).toBe(`Toilets: ${toilets.length}, none on this floor`);
});
