/**
 * Limits how long a call into a page may take. The limit is counted in this process because an endless script blocks
 * timers in the page. It is counted in ticks, so time in which this process does not run either is excluded.
 * @throws {Error} when the limit is exceeded
 */
export function withPageTimeout<Value>(call: Promise<Value>, seconds = 20): Promise<Value> {
  return new Promise((resolve, reject) => {
    let ticksLeft = seconds * 10;
    const timer = setInterval(() => {
      ticksLeft -= 1;
      if (ticksLeft > 0) return;
      // The abandoned call settles when the browser is closed.
      clearInterval(timer);
      reject(new Error(`it does not respond: a script runs for more than ${seconds} seconds`));
    }, 100);
    call.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
