// @vitest-environment jsdom
import { chipOf, type Place } from '@campusway/campus';
import { college } from '@campusway/platform';
import { provideParts } from '@campusway/platform/host';
import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { WalkList } from './WalkList.tsx';

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
  const [choose, close, click] = [() => undefined, () => undefined, () => undefined];
  const category = {
    chip: 'Toilets',
    known: undefined,
    walks,
    list: { current: null },
    choose,
    close,
    click,
  };
  render(<WalkList category={category} floor={1} stepFree={false} />);
  const [first, second, third] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/, 1 minute12 m$/);
  expect(second).toMatch(/\. Closed until further notice: cleaning$/);
  expect(third).toMatch(/, no way$/);
});
