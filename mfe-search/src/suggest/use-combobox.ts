import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';

interface ComboboxOptions {
  /** Number of options in the list, from the first to the last in reading order. */
  readonly count: number;
  /** An option is opened, by press or by key; it is a link and leads there by itself. */
  readonly onChoose: (index: number) => void;
  /** Escape on a closed list. */
  readonly onClear: () => void;
}

/**
 * Editable combobox with a list, as in the ARIA Authoring Practices: focus stays in the box, the arrows walk the
 * options, Enter opens the active one, Escape closes the list and then empties the box.
 */
export function useCombobox({ count, onChoose, onClear }: ComboboxOptions) {
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [walked, setWalked] = useState(-1);
  const open = wanted && count > 0;
  const active = open && walked < count ? walked : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  function show() {
    setWanted(true);
    setWalked(-1);
  }

  function close() {
    setWanted(false);
    setWalked(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys that compose a letter belong to the input method.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const handled = handleKey(event);
    if (handled) event.preventDefault();
  }

  function handleKey({ key, altKey }: KeyboardEvent): boolean {
    switch (key) {
      case 'ArrowDown':
        setWanted(true);
        if (!altKey) setWalked(active + 1 < count ? active + 1 : -1);
        return count > 0;
      case 'ArrowUp':
        if (altKey) close();
        else {
          setWanted(true);
          setWalked(active < 0 ? count - 1 : active - 1);
        }
        return count > 0;
      case 'Enter':
        if (active < 0) return false;
        document.getElementById(optionId(active))?.click();
        return true;
      case 'Escape':
        if (open) close();
        else onClear();
        return true;
      default:
        return false;
    }
  }

  return {
    open,
    show,
    close,
    listId,
    /** For the element around box and list. */
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
      onClick() {
        onChoose(index);
        close();
      },
    }),
  } as const;
}

export type OptionProps = ReturnType<ReturnType<typeof useCombobox>['optionProps']>;
