/**
 * What a page answers to a question. The limit is counted outside of the page: while a script runs without an end,
 * nothing else in it runs, and the browser knows no answer either. Time in which the machine does not let this process
 * run either does not count.
 * @throws {Error} when it takes longer
 */
export function askPage<Value>(answer: Promise<Value>, seconds = 20): Promise<Value> {
  return new Promise((resolve, reject) => {
    let ticksLeft = seconds * 10;
    const timer = setInterval(() => {
      ticksLeft -= 1;
      if (ticksLeft > 0) return;
      // A page that is given up answers later, when its browser is closed.
      clearInterval(timer);
      reject(new Error(`it does not answer: a script runs for more than ${seconds} seconds`));
    }, 100);
    answer.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
