import { inlineScript } from './inline-script.ts';

/** Id of the template with the preloads and the shell's module script. */
export const startId = 'start';

/**
 * Inlined at the end of the page, so it must be self-contained. Starts to load modules after the first paint of the
 * prerendered shell: preloads in the page itself would compete with its layout. A page in the background is not painted
 * and starts at once. The timeout covers browsers that do not report the paint. A whole page (`PageHeaderContent.menus`)
 * waits for the first touch on a phone that has nothing of an earlier visit, which would change the page, but
 * not long: without a network it could not load later. A touch of the search loads what answers first; a page whose
 * address is asked (`RemoteRoute.asks`) starts after its early answer on a slow network.
 */
function startWhenPainted(): void {
  const timeoutMs = 300;
  const batchSize = 4;
  const longestHoldMs = 10_000;
  const longestAnswerMs = 4000;
  const longestTripMs = 1000;
  const template = document.getElementById('start') as HTMLTemplateElement;
  const { content } = template;
  const { children } = content;
  const later = content.querySelectorAll('[data-later]');
  const isHeld = 'hold' in template.dataset && isFirstVisitByTouch();
  let isAnswering = false;
  if (!location.search) {
    for (const link of later) link.remove();
    addEventListener('input', askLater, { once: true });
  }
  // The page header describes the page without a destination.
  const heading = document.querySelector<HTMLElement>('[data-opening]');
  if (heading && /[?&]to=/i.test(location.search)) {
    heading.textContent = heading.dataset.opening ?? '';
    heading.nextElementSibling?.remove();
  }
  /** What the answer to a query of the prerendered search needs, after everything else. */
  function askLater({ target }: Event): void {
    if (!(target as Element).closest('[data-early]')) return;
    content.append(...later);
    if (!isHeld || navigator.onLine) start();
  }
  /** Inserts a few at a time, since each takes milliseconds on a slow processor. Further calls do nothing. */
  function start(): void {
    if (children.length === 0) return;
    document.body.append(...Array.from(children).slice(0, batchSize));
    setTimeout(start);
  }
  /** On a slow network an answer is there before the page. */
  function startWithAnswer(): void {
    if (isAnswering) return;
    isAnswering = true;
    removeEventListener('input', askLater);
    const load = (links: NodeListOf<Element>) => {
      const loads = Array.from(
        links,
        (link) => new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve })),
      );
      document.body.append(...links);
      return Promise.all(loads);
    };
    // A number needs only the first files. The others are requested a round trip later, so that they come after them
    // without a pause of the network between.
    const [{ requestStart = 0, responseStart = 0 } = {}] = performance.getEntriesByType(
      'navigation',
    ) as Partial<PerformanceNavigationTiming>[];
    const others = new Promise((resolve) =>
      setTimeout(resolve, Math.min(responseStart - requestStart, longestTripMs)),
    ).then(() => load(later));
    void Promise.all([load(content.querySelectorAll('[data-first]')), others]).then(start);
    // Not every browser reports these loads.
    setTimeout(start, longestAnswerMs);
  }
  /** A browser does not load again a module that failed without a network. */
  function startOnline(event?: Event): void {
    if (navigator.onLine) {
      const isTouch = event?.target instanceof Element;
      const isSearch = isTouch ? event.target.closest('[data-early] form') : event?.type === 'popstate';
      if (isSearch) startWithAnswer();
      else start();
      return;
    }
    addEventListener('online', start, { once: true });
    const note = Object.assign(document.createElement('p'), {
      role: 'alert',
      textContent: 'You are offline. This page goes on when you are online again.',
    });
    note.style.marginBlockStart = '1rem';
    document.querySelector('[data-early] [role="group"]')?.replaceChildren(note);
  }
  /** Without a network a link would replace this page by an error of the browser. */
  function keepPage(event: Event): void {
    if (navigator.onLine || children.length === 0 || !(event.target as Element).closest('a')) return;
    event.preventDefault();
    startOnline();
  }
  function isFirstVisitByTouch(): boolean {
    try {
      const isNew = localStorage.length + sessionStorage.length === 0 && !navigator.serviceWorker?.controller;
      return isNew && !location.search && matchMedia('(hover: none)').matches;
    } catch {
      return false;
    }
  }
  if (isHeld) {
    // `click` alone comes from some screen readers, `popstate` from the search form. A phone that is put away may have no network
    // later.
    for (const touch of [
      'pointerdown',
      'click',
      'keydown',
      'focusin',
      'scroll',
      'popstate',
      'visibilitychange',
    ])
      addEventListener(touch, startOnline, { capture: true, once: true, passive: true });
    addEventListener('click', keepPage);
    setTimeout(startOnline, longestHoldMs);
    return;
  }
  const query = new URLSearchParams(location.search);
  // On a fast network, where the browser says so, both load at once.
  const { connection } = navigator as { connection?: { readonly effectiveType: string } };
  const isAsked = template.dataset.asks?.split(' ').every((name) => query.get(name));
  if (isAsked && connection?.effectiveType !== '4g') {
    addEventListener('answered', start, { once: true });
    setTimeout(start, longestAnswerMs);
    return;
  }
  if (document.visibilityState === 'hidden') start();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, timeoutMs);
}

export const startScript = inlineScript(startWhenPainted);
