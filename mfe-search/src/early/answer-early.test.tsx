// @vitest-environment jsdom
import { lookUp } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { MemoryRouter } from '@campusway/platform/alone';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LookupAnswer } from '../answer/LookupAnswer.tsx';
import answerEarly from './answer-early.ts';

const { levels, lookup } = college;

test.each(['310', ' 230 a ', '140-141', '270', 'auditorium'])(
  'answerEarly() answers %j like the page before its links have loaded',
  (question) => {
    const result = lookUp(question, lookup);
    if (!('room' in result)) throw new TypeError(`The tables have no ${question}`);
    const { container } = render(<LookupAnswer result={result} />, { wrapper: MemoryRouter });
    expect(answerEarly(question, { levels, lookup })?.outerHTML).toBe(container.innerHTML);
  },
);

test.each(['', 'toilet', '999999'])('answerEarly() leaves %j to the page', (question) => {
  expect(answerEarly(question, { levels, lookup })).toBeUndefined();
});
