import { type KeyboardEvent, type MouseEvent, useState } from 'react';

type Watched = KeyboardEvent | MouseEvent;

/** Whether Caps Lock is on, as far as the keys and presses inside the watched element tell. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  // Synthetic key events of password managers carry no modifiers at all.
  const look = (event: Watched) => setOn(event.getModifierState?.('CapsLock') ?? false);
  return { isOn, watch: { onKeyDown: look, onKeyUp: look, onMouseDown: look, onBlur: () => setOn(false) } };
}
