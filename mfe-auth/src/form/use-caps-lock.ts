import { type KeyboardEvent, type MouseEvent, useState } from 'react';

type ModifierEvent = KeyboardEvent | MouseEvent;

/** Whether Caps Lock is on, from the key and mouse events inside the element with the `watch` handlers. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  // Synthetic key events of password managers have no `getModifierState`.
  const update = (event: ModifierEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
  const watch = { onKeyDown: update, onKeyUp: update, onMouseDown: update, onBlur: () => setOn(false) };
  return { isOn, watch };
}
