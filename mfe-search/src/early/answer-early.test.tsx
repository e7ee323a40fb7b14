// @vitest-environment jsdom
import { lookUp } from '@campusway/campus/lookup';
import type { EarlySite } from '@campusway/contract';
import { college } from '@campusway/platform';
import { MemoryRouter } from '@campusway/platform/alone';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import css from '../answer/AnswerCard.module.css';
import { FoundAnswer } from '../answer/FoundAnswer.tsx';
import { LookupAnswer } from '../answer/LookupAnswer.tsx';
import { createEngine } from '../engine/create-engine.ts';
import { tabSite } from '../links/tab-site.ts';
import answerEarly from './answer-early.ts';

const { departments, levels, lookup } = college;
const site: EarlySite = {
  load: async (names) => Object.fromEntries(names.map((name) => [name, college[name as 'places']])) as never,
  pictures: {},
  routes: [
    { path: '/about', search: { title: 'About Us', where: 'what this site is for', aliases: ['about'] } },
  ],
};
const early = (question: string, tables = lookup) =>
  answerEarly(question, { departments, levels, lookup: tables }, site);

test.each(['310', ' 230 a ', '140-141', '270', 'auditorium'])(
  'answerEarly() answers %j like the page, with the same links',
  async (question) => {
    const result = lookUp(question, lookup);
    if (!('room' in result)) throw new TypeError(`The tables have no ${question}`);
    const { container } = render(<LookupAnswer result={result} />, { wrapper: MemoryRouter });
    // Files of a worker share modules: the list of places may have loaded for another one, which adds to the links.
    const card = (await early(question)) as HTMLElement;
    const shown = container.firstElementChild as HTMLElement;
    expect(takeLinks(card)).toEqual(takeLinks(shown));
    expect(card.outerHTML).toBe(shown.outerHTML);
  },
);

test('answerEarly() leads to the page and the directions of the room, and from it', async () => {
  expect(takeLinks((await early('140-141')) as HTMLElement)).toEqual([
    'Show on map /room/140',
    'Directions /navigate?to=room-140',
    'Start here /navigate?from=room-140',
  ]);
});

test('answerEarly() answers a number of a run', async () => {
  const runs = [{ prefix: 'B7-', from: 100, to: 199, level: 1 }];
  const card = (await early('b7-150', { ...lookup, runs })) as HTMLElement;
  expect(takeLinks(card)).toEqual([
    'Show on map /room/B7-150',
    'Directions /navigate?to=room-b7-150',
    'Start here /navigate?from=room-b7-150',
  ]);
});

test('answerEarly() has no link for a number that no door has', async () => {
  const links = takeLinks((await early('335')) as HTMLElement);
  expect(links).toEqual([]);
});

/** Texts and addresses of the links of a card, which loses them. */
function takeLinks(card: HTMLElement): string[] {
  const links = card.querySelector(`.${css.links}`) as HTMLElement;
  const found = [...links.querySelectorAll('a')].map((a) => `${a.textContent} ${a.getAttribute('href')}`);
  links.replaceChildren();
  return found;
}

test.each(['', '999999', 'toilet near 215'])('answerEarly() leaves %j to the page', async (question) => {
  expect(await early(question)).toBeUndefined();
});

test('answerEarly() loads the engine again after a failure', async () => {
  vi.resetModules();
  const { default: answerAgain } = await import('./answer-early.ts');
  const tables = { departments, levels, lookup };
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(answerAgain('kiran pai', tables, { ...site, load })).rejects.toThrow('Failed to fetch');
  expect(await answerAgain('kiran pai', tables, site)).toBeInstanceOf(HTMLElement);
});

const engine = createEngine(tabSite, site.routes);

test.each([
  'jyothi pandey',
  'kiran pai',
  'canteen',
  'about us',
  'cse',
  'main gate to 310',
  'main gate to 310 without stairs',
])('answerEarly() answers %j like the search of the page', async (question) => {
  const answer = engine.answer(question);
  const { container } = render(
    <FoundAnswer query={question} answer={answer} slots={{}} onMarks={() => undefined} />,
    { wrapper: MemoryRouter },
  );
  const shown = container.querySelector(`.${css.answer}`);
  const card = (await early(question)) as HTMLElement;
  const textOf = (part: string | undefined, from: Element | null) =>
    from?.querySelector(`.${part}`)?.textContent;
  for (const part of [css.code, css.text]) expect(textOf(part, card)).toBe(textOf(part, shown));
  expect(takeLinks(card)).toEqual(takeLinks(shown as HTMLElement));
});

test('answerEarly() lists the first of several matches, with their number', async () => {
  const card = (await early('where can i eat')) as HTMLElement;
  expect(card.textContent).toContain('Canteen');
  const toilets = (await early('toilet')) as HTMLElement;
  expect(toilets.querySelector(`.${css.sentence}`)?.textContent).toMatch(/^\d+ matches for “toilet”$/);
  expect(takeLinks(toilets)).toHaveLength(5);
});
