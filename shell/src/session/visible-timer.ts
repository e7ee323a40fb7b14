export interface VisibleTimer {
  /** Milliseconds since 1970; Infinity for never. */
  set(moment: number): void;
}

/** Timer that fires only while the page is visible; a timer that expires while hidden fires when it becomes visible. */
export function createVisibleTimer(onDue: () => void): VisibleTimer {
  let moment = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    clearTimeout(timer);
    if (document.hidden || moment === Infinity) return;
    const wait = moment - Date.now();
    if (wait > 0) {
      timer = setTimeout(check, wait);
      return;
    }
    moment = Infinity;
    onDue();
  }

  document.addEventListener('visibilitychange', check);
  return {
    set(next) {
      moment = next;
      check();
    },
  };
}
