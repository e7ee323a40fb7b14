import { createElement } from '@campusway/ui-kit/create-element';
import css from '../answer/AnswerCard.module.css';
import type { AnswerLink } from '../links/room-links.ts';

interface EarlyCard {
  readonly sign?: string | undefined;
  readonly sentence: string;
  readonly note?: string | undefined;
  readonly links: readonly AnswerLink[];
  /** The page adds a button that saves the place. */
  readonly isSaved?: boolean;
}

/** Same output as `AnswerCard`, without React. */
export function earlyCard({ sign, sentence, note, links, isSaved }: EarlyCard): HTMLElement {
  return createElement(
    'div',
    css.answer,
    ...(sign === undefined ? [] : [createElement('span', css.code, sign)]),
    createElement(
      'div',
      css.text,
      createElement('p', css.sentence, sentence),
      ...(note ? [createElement('p', css.note, note)] : []),
    ),
    createElement(
      'div',
      css.links,
      ...links.map(({ label, to }) =>
        Object.assign(createElement('a', `screen-only ${css.link}`, label), { href: to }),
      ),
      ...(isSaved ? [createElement('span', css.save)] : []),
    ),
  );
}
