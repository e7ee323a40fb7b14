// @vitest-environment jsdom
import { chipOf, type Place } from '@campusway/campus';
import { college } from '@campusway/platform';
import { provideParts } from '@campusway/platform/host';
import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { levelsOn } from '../../journey/floor-of.ts';
import { placeAt } from '../../journey/place-at.ts';
import { WalkList } from './CategoryChips.tsx';
import { walksFrom } from './use-category.ts';

const nothing = () => undefined;
const closedCategory = {
  chip: undefined,
  origin: undefined,
  walks: [],
  opened: { current: undefined },
  floor: 1,
  stepFree: false,
  start: undefined,
  onChoose: nothing,
  close: nothing,
  onClick: nothing,
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
    { place: open, stops: [open], way: { metres: 12, seconds: 60, how: '', hasSteps: false } },
    { place: closed, stops: [closed] },
    { place: far, stops: [far] },
  ];
  const category = { ...closedCategory, chip: 'Toilets', walks };
  render(<WalkList category={category} />);
  const [first, second, third] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/, 1\sminute12\sm$/);
  expect(second).toMatch(/\. Closed until further notice: cleaning$/);
  expect(third).toMatch(/, no way$/);
});

test('WalkList says of an entrance with steps that it has them', () => {
  const exits = college.places.filter((place) => chipOf(place) === 'Exits');
  const walks = exits.map((place) => ({ place, stops: [place] }));
  render(<WalkList category={{ ...closedCategory, chip: 'Exits', walks }} />);
  const withSteps = screen.getAllByRole('listitem').filter(({ textContent }) => /steps/i.test(textContent));
  expect(withSteps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\d+West entrance.*\. Three steps lead up to the door, and there is no ramp\.?$/),
  ]);
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
  expect(region.textContent).toBe(`Toilets: ${toilets.length}, ${here} on this plan`);
  show(77);
  expect(region.textContent).toBe(`Toilets: ${toilets.length}, none on this plan`);
});

test('WalkList counts what the plan shows, also outdoors', () => {
  const food = college.places.filter((place) => chipOf(place) === 'Food' && place.level === 0);
  const walks = food.map((place) => ({ place, stops: [place] }));
  render(<WalkList category={{ ...closedCategory, chip: 'Food', walks, floor: 3 }} />);
  expect(screen.getByRole('status').textContent).toBe(`Food: ${food.length}, ${food.length} on this plan`);
});

test('WalkList names the place and the floor from which it measures, and what a way uses', () => {
  const exits = college.places.filter((place) => chipOf(place) === 'Exits');
  const origin = placeAt([200, 120], levelsOn(4)) as Place;
  for (const [stepFree, how] of [
    [true, 'by lift, with its wait, not in a fire'],
    [false, 'by (lift, with its wait, not in a fire|stairs)'],
  ] as const) {
    const walks = walksFrom(origin, { places: exits, stepFree });
    const category = { ...closedCategory, chip: 'Exits', origin, walks, floor: 4, stepFree };
    const { unmount } = render(<WalkList category={category} />);
    expect(screen.getByText(/^from .*, fourth floor$/).parentElement?.textContent).toMatch(/^Exits from /);
    for (const { textContent } of screen.getAllByRole('listitem'))
      expect(textContent).toMatch(
        new RegExp(`first floor, \\d\\sminutes?, ${how}(\\. Three steps .*)?\\d+\\sm$`),
      );
    unmount();
  }
});
