import type { AnswerEarly } from '@campusway/contract';
import { classNames, styles } from '@campusway/ui-kit';
import signs from '@campusway/ui-kit/sign.module.css';
import { findSubject } from '../place-page/find-subject.ts';
import css from '../place-page/place.module.css';
import { placeFacts } from '../place-page/place-facts.ts';

/**
 * Same header as `PlaceView`, without React and without the language of a note; undefined for an unknown place, and for
 * one with a pictogram.
 */
const answerEarly: AnswerEarly = (requested, college) => {
  const subject = findSubject(requested, college);
  if (!subject || (!subject.room && subject.place.onCampusMap)) return undefined;
  const { sign, name, kind, department, head, plan, otherNames, note } = placeFacts(subject, college);
  const code = classNames(signs.code, signs.large, css.code);
  const heading = create('h1', css.heading, ...(sign ? [create('span', code, sign)] : []), ' ');
  heading.append(create('bdi', '', name));
  heading.tabIndex = -1;
  const lines = [
    [
      kind,
      ...(department ? [' of ', link(department.to, department.label)] : []),
      ...(kind ? [create('br', '')] : []),
      plan ? link(plan, head.where) : head.where,
    ],
    ...(otherNames.length > 0 ? [[`Also called ${otherNames.join(', ')}`]] : []),
    ...(note ? [[note]] : []),
  ].map((line) => create('p', classNames(styles.soft, css.what), ...line));
  return create(
    'div',
    classNames('page', styles.stack, css.page),
    create('div', classNames(styles.stack, css.head), heading, ...lines),
  );
};

export default answerEarly;

function link(to: string, label: string): HTMLElement {
  return Object.assign(create('a', '', label), { href: to });
}

function create(tag: string, className: string | undefined, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}
