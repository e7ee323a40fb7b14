/** Id of the template with what loads modules: the preloads and the shell's first script. */
export const startId = 'start';

/**
 * Stands at the page's end and refers to nothing outside itself: begins to load modules when the frame has been painted.
 * Preloads in the page itself are asked for before that, and what they bring is handled before the frame is laid out. A
 * page in the background is not painted and starts at once; so does, after a while, one whose paint nobody reports.
 */
function startWhenPainted(): void {
  const patienceMs = 300;
  const modules = (document.getElementById('start') as HTMLTemplateElement).content;
  // A fragment that has been put in is empty: a second call does nothing.
  const start = () => document.body.append(modules);
  if (document.visibilityState === 'hidden') start();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, patienceMs);
}

export const startScript = `(${startWhenPainted})()`;
