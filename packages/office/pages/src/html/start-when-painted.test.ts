// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startScript } from './start-when-painted.ts';

beforeEach(() => {
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
  ['/bus', 'Buses To town'],
  ['/bus?q=to=town', 'Buses To town'],
  ['/bus?from=yard&to=town', 'Opening'],
])('startScript leaves at %s the header %j', (address, text) => {
  document.body.innerHTML += '<header><h1 data-opening="Opening">Buses</h1> <p>To town</p></header>';
  history.replaceState(null, '', address);
  new Function(startScript)();
  expect(document.querySelector('header')?.textContent.trim()).toBe(text);
});
