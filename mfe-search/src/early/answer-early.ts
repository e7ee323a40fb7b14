import { describeResult, lookUp, signOfResult } from '@campusway/campus/lookup';
import type { AnswerEarly } from '@campusway/contract';
import css from '../answer/AnswerCard.module.css';
import { roomLinks } from '../links/room-links.ts';

/** Same output as `LookupAnswer` before the list of places has loaded, without React; undefined without an entry in the tables. */
const answerEarly: AnswerEarly<'levels' | 'lookup'> = (query, { levels, lookup }) => {
  const result = lookUp(query, lookup);
  if (!('room' in result)) return undefined;
  const note = lookup.rooms.find(({ room }) => room === result.room)?.note;
  const lines = [create('p', css.sentence, describeResult(result, levels))];
  if (note) lines.push(create('p', css.note, note));
  const links = roomLinks(result, lookup).map(({ label, to }) =>
    Object.assign(create('a', `screen-only ${css.link}`, label), { href: to }),
  );
  const sign = signOfResult(result);
  const plate = sign === undefined ? [] : [create('span', css.code, sign)];
  return create(
    'div',
    css.answer,
    ...plate,
    create('div', css.text, ...lines),
    create('div', css.links, ...links),
  );
};

export default answerEarly;

function create(tag: string, className: string | undefined, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}
