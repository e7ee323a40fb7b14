import type { Place } from '@campusway/campus';
import { toCanonicalId } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import {
  Announcement,
  classNames,
  comboboxStyles,
  Field,
  LiveRegion,
  OptionContent,
  TextInput,
  useCombobox,
} from '@campusway/ui-kit';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { reveal } from '../../../controls/ShareBar.tsx';
import { pageRouter } from '../../../journey/find-way.ts';
import css from './JourneyForm.module.css';
import { rememberPlace, type Suggestion } from './recent-places.ts';
import { useSuggestions } from './use-suggestions.ts';

interface PlaceComboboxProps {
  readonly label: string;
  /** Name of the chosen place; empty without one. */
  readonly chosen: string;
  /** Text of the address that names no place; it stays in the box. */
  readonly unknown?: string | undefined;
  /** The error of the address, announced again with another key. */
  readonly problem?: ((id: string, key: number) => ReactNode) | undefined;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Place of the other end, if known. */
  readonly near?: Place | undefined;
  readonly defaults: readonly Suggestion[];
  /** What both lists offer. Enter and blur choose the first match also when none is offered; other texts go into the address. */
  readonly isOffered: (suggestion: Suggestion) => boolean;
  /** On a phone shows the default suggestions in one row, so that the map stays visible. */
  readonly inRow?: boolean;
  /** With `from` both ends were chosen, in either box. `onTaken` follows in the same event after a place. */
  readonly onChoose: (id: string | undefined, link?: Suggestion['link']) => void;
  readonly onTaken?: () => unknown;
  /** A narrower window hid the box with what was typed, which is no choice. */
  readonly onHide: () => void;
}

/** Combobox for rooms, venues, people, departments, floors and "Nearest ...". */
export function PlaceCombobox({ label, chosen, unknown, isOffered, onChoose, ...props }: PlaceComboboxProps) {
  const [repeats, setRepeats] = useState(0);
  /** Typed text that several places match, when the focus left it. */
  const [undecided, setUndecided] = useState<string>();
  /** Text for which Enter came before the search has loaded. */
  const [entered, setEntered] = useState<string>();
  /** Typed text; undefined while the box shows the chosen name. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? unknown;
  const query = text?.trim() ?? '';
  const found = useSuggestions(text ?? null, props.near);
  // A text of the address that matches nothing does not hide where else to go.
  const isDefault = query === '' || (typed === undefined && found.settled && !found.suggestions[0]);
  const options = (isDefault ? props.defaults : found.suggestions).filter(isOffered);
  const first = options[0] ?? found.suggestions[0];
  const isHidden = first !== undefined && options.length === 0;
  const enterTakesFirst = query !== '' && found.settled && !found.doubt;
  const box = useCombobox({
    count: options.length,
    onChoose: (index) => takeOption(options[index]),
    onEscape: () => setTyped(undefined),
    enterTakesFirst,
  });

  // Forward brings a choice while the list is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each choice
  useEffect(box.close, [chosen]);

  function takeOption(option: Suggestion | undefined): void {
    // The focus may move on, and a box that it leaves with a text would choose again.
    flushSync(() => setTyped(undefined));
    if (option?.onTake) option.onTake();
    else if (option?.link?.from) onChoose(option.id, option.link);
    else if (option) {
      rememberPlace(option);
      onChoose(option.id, ...(option.link ? [option.link] : []));
      if (!option.isPassing) props.onTaken?.();
    }
  }

  /** Clears the choice of an emptied box, or chooses what the text names; several are for the person to choose from. */
  function leave(): void {
    box.close();
    if (typed === undefined) return;
    const exact = pageRouter().findPlace(query);
    const id = toCanonicalId(query, college);
    const isNamed = id !== query || exact?.id === id;
    if (found.isSeveral && !isNamed) return void setUndecided(typed);
    flushSync(() => setTyped(undefined));
    if (query === '') onChoose(undefined);
    else if (found.settled && first && !found.doubt) takeOption(first);
    // Exact numbers and names here, other texts by the page.
    else if (exact) takeOption({ id: exact.id, title: exact.name, code: exact.code, where: '' });
    else onChoose(query);
  }

  const isReady = entered !== undefined && entered === typed && found.settled;
  const leaveEntered = useEffectEvent(leave);
  useEffect(() => {
    if (isReady) leaveEntered();
  }, [isReady]);

  // Shorter texts are incomplete, the page reports one of the address, and the list has an answer.
  const doubt = typed !== undefined && query.length > 2 && !found.answer ? found.doubt : undefined;
  const isFound = doubt && first && !found.isMissing;
  const problem = typed === undefined ? props.problem : undefined;
  const several = typed !== undefined && typed === undecided && !box.open && (
    <span role="alert">Several places match. Choose one.</span>
  );
  const texts = isFound ? { hint: doubt } : { hint: props.hint, error: doubt ?? several };
  const spoken = doubt ?? (box.open ? describe(options, enterTakesFirst) : '');
  return (
    <Field label={label} {...texts} problem={problem && ((id: string) => problem(id, repeats))}>
      {(control) => (
        <div className={css.combobox}>
          <TextInput
            {...control}
            {...box.boxProps}
            type="text"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={props.placeholder ?? 'Room, person or place'}
            value={text ?? chosen}
            onChange={({ target }) => {
              setTyped(target.value);
              box.show();
            }}
            onKeyDown={(event) => {
              box.boxProps.onKeyDown(event);
              const isPlainEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
              if (!isPlainEnter || event.defaultPrevented) return;
              // A number needs no search, and a second Enter does not wait for it.
              if (!found.settled && entered !== typed && !pageRouter().findPlace(query)) setEntered(typed);
              else if (!found.settled || isHidden || found.doubt !== undefined) leave();
              else if (typed !== undefined) box.show();
              if (typed === undefined) setRepeats(repeats + 1);
            }}
            onFocus={({ target }) => target.select()}
            onClick={({ currentTarget }) => {
              box.show();
              // What is typed replaces a chosen name also where that was chosen with the focus here.
              if (typed === undefined) currentTarget.select();
            }}
            onBlur={({ target }) =>
              typed === undefined || target.checkVisibility() ? leave() : props.onHide()
            }
          />
          {box.open && (
            <div
              // The panel of a low window may end above the end of a new list.
              ref={reveal}
              id={box.listId}
              role="listbox"
              // Chrome lets Tab stop at a box that scrolls, and this one goes when the field loses the focus.
              tabIndex={-1}
              aria-label={`Places for ${label}`}
              className={classNames(comboboxStyles.popup, css.list, props.inRow && isDefault && css.row)}
            >
              {options.map(({ id, title, where, code }, index) => (
                <div
                  // Help topics have the id of one desk.
                  key={id + title}
                  {...box.optionProps(index)}
                  className={classNames(comboboxStyles.option, css.option)}
                >
                  <OptionContent title={title} where={where} code={code} />
                </div>
              ))}
            </div>
          )}
          <LiveRegion>
            <Announcement typed={text ?? ''} text={spoken} />
          </LiveRegion>
        </div>
      )}
    </Field>
  );
}

/** `5 places. Enter chooses Lounge, near 454, fourth floor` */
function describe({ length, 0: first }: readonly Suggestion[], enterTakesFirst: boolean): string {
  const count = `${length} ${length === 1 ? 'place' : 'places'}`;
  const name = first && [first.title, first.code, first.where].filter(Boolean).join(', ');
  return enterTakesFirst && name ? `${count}. Enter chooses ${name}` : count;
}
