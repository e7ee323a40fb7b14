import {
  Announcement,
  Button,
  classNames,
  comboboxStyles,
  SearchBox,
  styles,
  useCombobox,
} from '@campusway/ui-kit';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import type { Suggestion } from '../engine/search-engine.ts';
import { continueTyping } from './continue-typing.ts';
import type { SuggestionGroup } from './group-suggestions.ts';
import { SuggestionList } from './SuggestionList.tsx';
import css from './suggest.module.css';
import { useSelectSettled } from './use-select-settled.ts';

interface SearchComboboxProps extends Pick<ComponentProps<'input'>, 'id' | 'placeholder'> {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The text has been answered, not edited since: what is typed next replaces it. */
  readonly isSettled: boolean;
  readonly groups: readonly SuggestionGroup[];
  readonly interpretation: string | undefined;
  readonly onChoose: (suggestion: Suggestion) => void;
  /** Clears the recent searches; set while the groups contain them. */
  readonly onForget?: (() => void) | undefined;
}

/** Search box with suggestions. Enter without an active option submits the form. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { text, onText, isSettled, groups, interpretation, onChoose, onForget, ...box } = props;
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const { open, wanted, show, close, listId, rootProps, boxProps, optionProps } = useCombobox({
    count: options.length,
    onChoose(index) {
      const chosen = options[index];
      if (chosen) onChoose(chosen);
    },
    onEscape: () => onText(''),
  });
  const selecting = useSelectSettled(isSettled);
  const field = useRef<HTMLInputElement>(null);
  const count = open && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}.`;
  const spoken = [interpretation, count].filter(Boolean).join(' ');

  // Only the first render has something to take over.
  useLayoutEffect(() => {
    if (!field.current || !continueTyping(field.current)) return;
    const { value } = field.current;
    if (value !== text && value !== '' && document.activeElement === field.current) show();
    onText(value);
  });

  return (
    <div {...rootProps}>
      <SearchBox
        {...box}
        {...boxProps}
        ref={field}
        large
        type="text"
        name="q"
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          show();
        }}
        onFocus={selecting.onFocus}
        onClick={(event) => {
          selecting.onClick(event);
          show();
        }}
        onKeyDown={(event) => {
          selecting.onKeyDown(event);
          boxProps.onKeyDown(event);
          if (event.key === 'Enter' && !event.defaultPrevented) close();
        }}
      />
      {wanted && (open || interpretation) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a click on the list must not take the focus from the box
        <div className={comboboxStyles.popup} onMouseDown={(event) => event.preventDefault()}>
          {interpretation && (
            <p className={classNames(styles.detail, css.interpretation)}>{interpretation}</p>
          )}
          {open && <SuggestionList id={listId} groups={groups} optionProps={optionProps} />}
          {onForget && (
            <Button tone="quiet" className={css.forget} onClick={onForget}>
              Clear recent searches
            </Button>
          )}
        </div>
      )}
      <Announcement typed={text} text={wanted ? spoken : ''} />
    </div>
  );
}
