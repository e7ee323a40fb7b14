import type { ReactNode } from 'react';
import css from './AnswerCard.module.css';

interface AnswerCardProps {
  /** What the door says, if there is one. */
  readonly sign?: string | undefined;
  readonly sentence: string;
  /** A quiet line below the sentence. */
  readonly note?: ReactNode;
  /** The ways on. */
  readonly children?: ReactNode;
}

/** One answer: the sign on the door, the sentence, and the ways on. */
export function AnswerCard({ sign, sentence, note, children }: AnswerCardProps) {
  return (
    <div className={css.answer}>
      {sign !== undefined && <span className={css.code}>{sign}</span>}
      <div className={css.text}>
        <p className={css.sentence}>{sentence}</p>
        {note && <p className={css.note}>{note}</p>}
        <div className={css.ways}>{children}</div>
      </div>
    </div>
  );
}

/** Takes the room of the ways until they come, so that nothing moves. */
export function PendingWays() {
  return <span className={css.pending} />;
}
