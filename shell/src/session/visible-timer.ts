export interface VisibleTimer {
  /** Milliseconds since 1970; Infinity for never. */
  set(moment: number): void;
}

/** Calls `due` at the moment that was set, while somebody sees the page; a page that was hidden catches up when seen. */
export function createVisibleTimer(due: () => void): VisibleTimer {
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
    due();
  }

  document.addEventListener('visibilitychange', check);
  return {
    set(next) {
      moment = next;
      check();
    },
  };
}
