import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';

export interface ComboboxOptions {
  /** Number of options. */
  readonly count: number;
  /** Called when an option is chosen by pointer or keyboard. An option that is a link is also followed. */
  readonly onChoose: (index: number) => void;
  /** Called on Escape while the list is closed. */
  readonly onEscape: () => void;
  /** Whether Enter chooses the first option while none is active; otherwise Enter submits the form. */
  readonly enterTakesFirst?: boolean;
}

/**
 * Editable combobox with list autocomplete (ARIA Authoring Practices): the focus stays in the box, arrow keys move through
 * the options and back to the box at both ends, Alt with an arrow opens and closes, Enter chooses the active option,
 * Escape closes the list.
 */
export function useCombobox({ count, onChoose, onEscape, enterTakesFirst = false }: ComboboxOptions) {
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [walked, setWalked] = useState(-1);
  const open = wanted && count > 0;
  const active = open && walked < count ? walked : -1;
  /** The option that Enter chooses. */
  const taken = active < 0 && open && enterTakesFirst ? 0 : active;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  function show(): void {
    setWanted(true);
    setWalked(-1);
  }

  function close(): void {
    setWanted(false);
    setWalked(-1);
  }

  function walkTo(index: number): void {
    setWanted(true);
    setWalked(index < count ? index : -1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // During IME composition keys belong to the input method.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (handleKey(event)) event.preventDefault();
  }

  function handleKey({ key, altKey }: KeyboardEvent): boolean {
    switch (key) {
      case 'ArrowDown':
        walkTo(altKey ? -1 : active + 1);
        return count > 0;
      case 'ArrowUp':
        if (altKey) close();
        else walkTo(active < 0 ? count - 1 : active - 1);
        return count > 0;
      case 'Enter':
        document.getElementById(optionId(taken))?.click();
        return taken >= 0;
      case 'Escape':
        if (open) close();
        else onEscape();
        return true;
      default:
        return false;
    }
  }

  return {
    open,
    /** The list is requested, also when it has no options: show that there are none. */
    wanted,
    show,
    close,
    listId,
    /** Props of the element around box and list. */
    rootProps: {
      onBlur(event: FocusEvent) {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    boxProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      onKeyDown,
      onClick: show,
    },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === active,
      'data-taken': index === taken || undefined,
      /** A click must not move the focus from the box. */
      onMouseDown(event: MouseEvent) {
        event.preventDefault();
      },
      onClick() {
        onChoose(index);
        close();
      },
    }),
  } as const;
}

export type ComboboxOptionProps = ReturnType<ReturnType<typeof useCombobox>['optionProps']>;
