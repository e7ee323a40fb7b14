import { describeResult, lookUp, signOfResult } from '@campusway/campus/lookup';
import type { AnswerEarly } from '@campusway/contract';
import { createElement } from '@campusway/ui-kit/create-element';
import css from '../answer/AnswerCard.module.css';
import { roomLinks } from '../links/room-links.ts';

/** Same output as `LookupAnswer` before the list of places has loaded, without React; undefined without an entry in the tables. */
const answerEarly: AnswerEarly<'levels' | 'lookup'> = (query, { levels, lookup }) => {
  const result = lookUp(query, lookup);
  if (!('room' in result)) return undefined;
  const note = lookup.rooms.find(({ room }) => room === result.room)?.note;
  const links = roomLinks(result, lookup).map(({ label, to }) =>
    Object.assign(createElement('a', `screen-only ${css.link}`, label), { href: to }),
  );
  const sign = signOfResult(result);
  return createElement(
    'div',
    css.answer,
    ...(sign === undefined ? [] : [createElement('span', css.code, sign)]),
    createElement(
      'div',
      css.text,
      createElement('p', css.sentence, describeResult(result, levels)),
      ...(note ? [createElement('p', css.note, note)] : []),
    ),
    createElement('div', css.links, ...links),
  );
};

export default answerEarly;
