import type { AnswerEarly } from '@campusway/contract';
import { classNames, styles } from '@campusway/ui-kit';
import { createElement } from '@campusway/ui-kit/create-element';
import signs from '@campusway/ui-kit/sign.module.css';
import { findSubject } from '../place-page/find-subject.ts';
import css from '../place-page/place.module.css';
import { placeFacts } from '../place-page/place-facts.ts';

/**
 * Same header as `PlaceView`, without React and without the language of a note; undefined for an unknown place, and for
 * one with a pictogram.
 */
const answerEarly = ((requested, college) => {
  const subject = findSubject(requested, college);
  if (!subject || (!subject.room && subject.place.onCampusMap)) return undefined;
  const { sign, name, kind, department, head, plan, otherNames, note } = placeFacts(subject, college);
  const code = classNames(signs.code, signs.large, css.code);
  const heading = createElement('h1', css.heading, ...(sign ? [createElement('span', code, sign)] : []), ' ');
  heading.append(createElement('bdi', '', name));
  heading.tabIndex = -1;
  const lines = [
    [
      kind,
      ...(department ? [' of ', link(department.to, department.label)] : []),
      ...(kind ? [createElement('br', '')] : []),
      plan ? link(plan, head.where) : head.where,
    ],
    ...(otherNames.length > 0 ? [[`Also called ${otherNames.join(', ')}`]] : []),
    ...(note ? [[note]] : []),
  ].map((line) => createElement('p', classNames(styles.soft, css.what), ...line));
  return createElement(
    'div',
    classNames('page', styles.stack, css.page),
    createElement('div', classNames(styles.stack, css.head), heading, ...lines),
  );
}) satisfies AnswerEarly<'departments' | 'levels' | 'lookup' | 'places' | 'rooms'>;

export default answerEarly;

function link(to: string, label: string): HTMLElement {
  return Object.assign(createElement('a', '', label), { href: to });
}
