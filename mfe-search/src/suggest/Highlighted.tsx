import type { TextRange } from '@campusway/campus/search';
import css from './Highlighted.module.css';

/** Text with the matched ranges highlighted. */
export function Highlighted({
  text,
  marks,
}: {
  readonly text: string;
  readonly marks: readonly TextRange[];
}) {
  let end = 0;
  return (
    <>
      {marks.map(([from, to]) => {
        const before = text.slice(end, from);
        end = to;
        return (
          <span key={from}>
            {before}
            <mark className={css.mark}>{text.slice(from, to)}</mark>
          </span>
        );
      })}
      {text.slice(end)}
    </>
  );
}
