import type { Place } from '@campusway/campus';
import { Announcement, ClosedNote } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import css from './AnswerCard.module.css';

interface AnswerCardProps {
  /** Text of the door sign, if there is one. */
  readonly sign?: string | undefined;
  readonly sentence: string;
  /** Secondary line below the sentence. */
  readonly note?: ReactNode;
  /** Place of the answer: the card says when it is closed. */
  readonly place?: Place | undefined;
  /** Links to the map and the directions. */
  readonly children?: ReactNode;
}

/** An answer: door sign, sentence and links. */
export function AnswerCard({ sign, sentence, note, place, children }: AnswerCardProps) {
  return (
    <div className={css.answer}>
      {sign !== undefined && <span className={css.code}>{sign}</span>}
      <div className={css.text}>
        <p className={css.sentence}>{sentence}</p>
        {note && <p className={css.note}>{note}</p>}
        <ClosedNote place={place} />
      </div>
      <div className={css.links}>{children}</div>
    </div>
  );
}

/** An answer without a card. */
export function AnswerMessage({ text }: { readonly text: string }) {
  return (
    <p className={css.message}>
      {text}
      <Announcement text={text} />
    </p>
  );
}
