/** Id of the template with what loads modules: the preloads and the shell's first script. */
export const startId = 'start';

/**
 * Stands at the page's end and refers to nothing outside itself: begins to load modules when the frame has been painted.
 * Preloads in the page itself are asked for before that, and what they bring is handled before the frame is laid out. A
 * page in the background is not painted and starts at once; so does, after a while, one whose paint nobody reports.
 */
function startWhenPainted(): void {
  const patienceMs = 300;
  const atOnce = 4;
  const { children } = (document.getElementById('start') as HTMLTemplateElement).content;
  /** A few at a time, since each costs a slow processor milliseconds. When all are put in, a further call does nothing. */
  function start(): void {
    if (children.length === 0) return;
    document.body.append(...Array.from(children).slice(0, atOnce));
    setTimeout(start);
  }
  if (document.visibilityState === 'hidden') start();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, patienceMs);
}

export const startScript = `(${startWhenPainted})()`;
