import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface ComboboxOptions {
  /** Number of options in the list. */
  readonly count: number;
  readonly onChoose: (index: number) => void;
  /** Escape on a closed list. */
  readonly onRevert: () => void;
}

/**
 * An editable combobox with a list, after the ARIA Authoring Practices: the focus stays in the box, arrows walk the
 * list, Enter takes the active option or else the first, Escape closes the list and then takes back what was typed.
 */
export function useCombobox({ count, onChoose, onRevert }: ComboboxOptions) {
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [walked, setWalked] = useState(-1);
  const open = wanted && count > 0;
  const active = open && walked < count ? walked : -1;
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

  function choose(index: number): void {
    onChoose(index);
    close();
  }

  function walk(step: 1 | -1): void {
    setWanted(true);
    setWalked(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Keys that compose a letter belong to the input method.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    switch (event.key) {
      case 'ArrowDown':
        walk(1);
        break;
      case 'ArrowUp':
        walk(-1);
        break;
      case 'Enter':
        if (open) choose(Math.max(active, 0));
        break;
      case 'Escape':
        if (open) close();
        else onRevert();
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return {
    open,
    active,
    show,
    close,
    choose,
    listId,
    optionId,
    boxProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      onKeyDown,
    },
  } as const;
}
