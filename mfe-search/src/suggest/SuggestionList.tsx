import type { ComboboxOptionProps } from '@campusway/ui-kit';
import type { SuggestionGroup } from './group-suggestions.ts';
import { SuggestionLine } from './SuggestionLine.tsx';
import css from './SuggestionList.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** By position in interpretation order, across the groups. */
  readonly optionProps: (index: number) => ComboboxOptionProps;
}

/** Listbox with labelled groups of options. */
export function SuggestionList({ id, groups, optionProps }: SuggestionListProps) {
  const inOrder = groups.flatMap(({ suggestions }) => suggestions);
  return (
    <div id={id} role="listbox" aria-label="Suggestions">
      {groups.map(({ label, suggestions }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
        <div key={label} role="group" aria-labelledby={`${id}-group-${group}`}>
          <div id={`${id}-group-${group}`} role="presentation" className={css.label}>
            {label}
          </div>
          {suggestions.map((suggestion) => (
            <SuggestionLine
              key={suggestion.id}
              suggestion={suggestion}
              option={optionProps(inOrder.indexOf(suggestion))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
