// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startScript } from './start-when-painted.ts';

interface Visit {
  readonly address?: string;
  readonly stored?: string;
  readonly hover?: boolean;
  readonly hold?: boolean;
  readonly touched?: boolean;
}

beforeEach(() => {
  // Ends the waiting of the test before.
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe(): void {}
    },
  );
  document.body.innerHTML =
    '<template id="start"><link href="/page.js"><link data-later href="/map.js"></template>';
});

test.each([
  ['/bus', ['/page.js']],
  ['/bus?to=yard', ['/page.js', '/map.js']],
])('startScript requests at %s exactly %j', async (address, files) => {
  history.replaceState(null, '', address);
  new Function(startScript)();
  const added = () => Array.from(document.querySelectorAll('link'), (link) => link.getAttribute('href'));
  await expect.poll(added).toEqual(files);
});

test.each([
  ['the prerendered search', '<div data-early><input></div>', ['/page.js', '/map.js']],
  ['the search of the page', '<input>', ['/page.js']],
])('startScript requests what the answer to a query typed into %s needs', async (_name, form, files) => {
  history.replaceState(null, '', '/bus');
  document.body.innerHTML += form;
  new Function(startScript)();
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  const added = () => Array.from(document.querySelectorAll('link'), (link) => link.getAttribute('href'));
  await expect.poll(added).toEqual(files);
});

test.each([
  ['/bus', 'Buses To town'],
  ['/bus?q=to=town', 'Buses To town'],
  ['/bus?from=yard&to=town', 'Opening'],
])('startScript leaves at %s the header %j', (address, text) => {
  document.body.innerHTML += '<header><h1 data-opening="Opening">Buses</h1> <p>To town</p></header>';
  history.replaceState(null, '', address);
  // Its timer would start the page of a later test.
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  new Function(startScript)();
  expect(document.querySelector('header')?.textContent.trim()).toBe(text);
});

test.each([
  ['on a phone', {}, false],
  ['on a phone that is never touched', { touched: false }, false],
  ['on a phone with a query', { address: '/bus?q=4' }, true],
  ['on a phone that has something stored', { stored: 'yes' }, true],
  ['with a mouse', { hover: true }, true],
  ['on a page that is not whole', { hold: false }, true],
])(
  'startScript %s: starts with the paint, or with a touch and after ten seconds',
  async (_name, { address = '/bus', stored, hover = false, hold = true, touched = true }: Visit, starts) => {
    history.replaceState(null, '', address);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' && !hover }));
    localStorage.clear();
    if (stored) localStorage.setItem('start', stored);
    const template = document.querySelector('template') as HTMLTemplateElement;
    if (hold) template.dataset.hold = '';
    vi.useFakeTimers();
    new Function(startScript)();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(document.body.querySelectorAll('link').length > 0).toBe(starts);
    if (touched) window.dispatchEvent(new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(touched ? 1 : 1_100);
    expect(document.body.querySelectorAll('link').length).toBeGreaterThan(0);
    vi.useRealTimers();
    localStorage.clear();
  },
);

test('startScript, touched without a network, says so, and starts with the network', async () => {
  history.replaceState(null, '', '/bus');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  localStorage.clear();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.innerHTML += '<div data-early><div role="group"></div></div>';
  (document.querySelector('template') as HTMLTemplateElement).dataset.hold = '';
  new Function(startScript)();
  window.dispatchEvent(new Event('pointerdown'));
  expect(document.querySelector('[role="group"]')?.textContent).toMatch(/^You are offline/);
  expect(document.body.querySelector('link')).toBeNull();
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => document.body.querySelector('link')).not.toBeNull();
});

test.each([
  ['?from=yard', undefined, 400, true],
  ['?from=yard&to=town', undefined, 3900, false],
  ['?from=yard&to=town', undefined, 4100, true],
  ['?from=yard&to=town', '3g', 400, false],
  ['?from=yard&to=town', '4g', 400, true],
])(
  'startScript of a page that asks, at %s over %s, has started after %d ms: %s',
  async (query, effectiveType, ms, starts) => {
    history.replaceState(null, '', `/bus${query}`);
    const connection = effectiveType && { effectiveType };
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const template = document.querySelector('template') as HTMLTemplateElement;
    template.dataset.asks = 'from to';
    vi.useFakeTimers();
    new Function(startScript)();
    await vi.advanceTimersByTimeAsync(ms);
    expect(document.body.querySelector('link') !== null).toBe(starts);
    dispatchEvent(new Event('answered'));
    expect(document.body.querySelector('link')).not.toBeNull();
    vi.useRealTimers();
  },
);

/** A first visit by touch of a page whose search has files that answer first; with fake timers. */
function writeHeldSearch(): void {
  history.replaceState(null, '', '/bus');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  localStorage.clear();
  const template = document.querySelector('template') as HTMLTemplateElement;
  template.dataset.hold = '';
  template.innerHTML = `<link data-first href="/early.js">${template.innerHTML}`;
  document.body.insertAdjacentHTML('afterbegin', '<div data-early><form><input></form></div>');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

test.each([
  ['has come', true],
  ['was not reported for four seconds', false],
])('startScript, touched in the search, loads the page once what answers %s', async (_name, isReported) => {
  writeHeldSearch();
  new Function(startScript)();
  // The scripts of the tests before listen too.
  const added = () => [
    ...new Set(Array.from(document.body.querySelectorAll('link'), (link) => link.getAttribute('href'))),
  ];
  for (const type of ['pointerdown', 'focusin', 'input'])
    document.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }));
  await vi.advanceTimersByTimeAsync(3900);
  expect(added()).toEqual(['/early.js', '/map.js']);
  if (isReported)
    for (const link of document.body.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(isReported ? 1 : 200);
  expect(added()).toEqual(['/early.js', '/map.js', '/page.js']);
});

test('startScript, touched in the search, requests the rest one round trip after what answers a number', async () => {
  writeHeldSearch();
  const trip = { requestStart: 100, responseStart: 500 } as PerformanceNavigationTiming;
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([trip]);
  onTestFinished(() => entries.mockRestore());
  new Function(startScript)();
  document.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  const added = () => Array.from(document.body.querySelectorAll('link'), (link) => link.getAttribute('href'));
  await vi.advanceTimersByTimeAsync(399);
  expect(added()).toEqual(['/early.js']);
  await vi.advanceTimersByTimeAsync(2);
  expect(added()).toEqual(['/early.js', '/map.js']);
});
