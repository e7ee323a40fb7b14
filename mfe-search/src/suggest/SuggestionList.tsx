import type { TextRange } from '@campusway/campus/search';
import { type ComboboxOptionProps, classNames, OptionLink, styles } from '@campusway/ui-kit';
import { Fragment } from 'react';
import type { SuggestionGroup } from './group-suggestions.ts';
import css from './suggest.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** By position in reading order, across the groups. */
  readonly optionProps: (index: number) => ComboboxOptionProps;
}

/** Listbox with labelled groups of options: highlighted name, location and room number. */
export function SuggestionList({ id, groups, optionProps }: SuggestionListProps) {
  const inOrder = groups.flatMap(({ suggestions }) => suggestions);
  return (
    <div id={id} role="listbox" aria-label="Suggestions">
      {groups.map(({ label, suggestions }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
        <div key={label} role="group" aria-labelledby={`${id}-group-${group}`}>
          <div
            id={`${id}-group-${group}`}
            role="presentation"
            className={classNames(styles.detail, css.label)}
          >
            {label}
          </div>
          {suggestions.map((suggestion) => (
            <OptionLink
              key={suggestion.id}
              to={suggestion.href}
              title={<Highlighted text={suggestion.title} marks={suggestion.marks} />}
              where={suggestion.where}
              code={suggestion.code}
              {...optionProps(inOrder.indexOf(suggestion))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface HighlightedProps {
  readonly text: string;
  /** Matched ranges, in order. */
  readonly marks: readonly TextRange[];
}

function Highlighted({ text, marks }: HighlightedProps) {
  let end = 0;
  return (
    <>
      {marks.map(([from, to]) => {
        const before = text.slice(end, from);
        end = to;
        return (
          <Fragment key={from}>
            {before}
            <mark className={css.mark}>{text.slice(from, to)}</mark>
          </Fragment>
        );
      })}
      {text.slice(end)}
    </>
  );
}
