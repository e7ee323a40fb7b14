// @vitest-environment jsdom
import { lookUp } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { MemoryRouter } from '@campusway/platform/alone';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import css from '../answer/AnswerCard.module.css';
import { LinksPlaceholder } from '../answer/AnswerCard.tsx';
import { LookupAnswer } from '../answer/LookupAnswer.tsx';
import answerEarly from './answer-early.ts';

const { levels, lookup } = college;

test.each(['310', ' 230 a ', '140-141', '270', 'auditorium'])(
  'answerEarly() answers %j like the page before its links have loaded',
  (question) => {
    const result = lookUp(question, lookup);
    if (!('room' in result)) throw new TypeError(`The tables have no ${question}`);
    const { container } = render(<LookupAnswer result={result} />, { wrapper: MemoryRouter });
    // Files of a worker share modules: the links may have loaded for another one.
    const shown = container.cloneNode(true) as HTMLElement;
    const links = shown.querySelector(`.${css.links}`) as HTMLElement;
    links.innerHTML = renderToStaticMarkup(<LinksPlaceholder />);
    expect(answerEarly(question, { levels, lookup })?.outerHTML).toBe(shown.innerHTML);
  },
);

test.each(['', 'toilet', '999999'])('answerEarly() leaves %j to the page', (question) => {
  expect(answerEarly(question, { levels, lookup })).toBeUndefined();
});
