// @vitest-environment jsdom
import { lookUp } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { MemoryRouter } from '@campusway/platform/alone';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import css from '../answer/AnswerCard.module.css';
import { LookupAnswer } from '../answer/LookupAnswer.tsx';
import answerEarly from './answer-early.ts';

const { levels, lookup } = college;

test.each(['310', ' 230 a ', '140-141', '270', 'auditorium'])(
  'answerEarly() answers %j like the page, with the same links',
  (question) => {
    const result = lookUp(question, lookup);
    if (!('room' in result)) throw new TypeError(`The tables have no ${question}`);
    const { container } = render(<LookupAnswer result={result} />, { wrapper: MemoryRouter });
    // Files of a worker share modules: the list of places may have loaded for another one, which adds to the links.
    const early = answerEarly(question, { levels, lookup }) as HTMLElement;
    const shown = container.firstElementChild as HTMLElement;
    expect(takeLinks(early)).toEqual(takeLinks(shown));
    expect(early.outerHTML).toBe(shown.outerHTML);
  },
);

test('answerEarly() leads to the page and the directions of the room, and from it', () => {
  expect(takeLinks(answerEarly('140-141', { levels, lookup }) as HTMLElement)).toEqual([
    'Show on map /room/140',
    'Directions /navigate?to=room-140',
    'Start here /navigate?from=room-140',
  ]);
});

test('answerEarly() answers a number of a run', () => {
  const runs = [{ prefix: 'B7-', from: 100, to: 199, level: 1 }];
  const card = answerEarly('b7-150', { levels, lookup: { ...lookup, runs } }) as HTMLElement;
  expect(takeLinks(card)).toEqual([
    'Show on map /room/B7-150',
    'Directions /navigate?to=room-b7-150',
    'Start here /navigate?from=room-b7-150',
  ]);
});

test('answerEarly() has no link for a number that no door has', () => {
  const links = takeLinks(answerEarly('335', { levels, lookup }) as HTMLElement);
  expect(links).toEqual([]);
});

/** Texts and addresses of the links of a card, which loses them. */
function takeLinks(card: HTMLElement): string[] {
  const links = card.querySelector(`.${css.links}`) as HTMLElement;
  const found = [...links.querySelectorAll('a')].map((a) => `${a.textContent} ${a.getAttribute('href')}`);
  links.replaceChildren();
  return found;
}

test.each(['', 'toilet', '999999'])('answerEarly() leaves %j to the page', (question) => {
  expect(answerEarly(question, { levels, lookup })).toBeUndefined();
});
