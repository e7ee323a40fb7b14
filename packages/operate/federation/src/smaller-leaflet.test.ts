import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { smallerLeaflet } from './smaller-leaflet.ts';

const entry = createRequire(new URL('../../../../mfe-maps/package.json', import.meta.url)).resolve('leaflet');
const source = readFileSync(entry.replace(/leaflet-src\.js$/, 'leaflet-src.esm.js'), 'utf8');
const smaller = smallerLeaflet(source);

test.each([
  ['var Popup = /* @__PURE__ */', '_initOverlay(Popup'],
  ['var Tooltip = /* @__PURE__ */', '_initOverlay(Tooltip'],
  ['var Zoom = /* @__PURE__ */', 'new Zoom()'],
  ['var Attribution = /* @__PURE__ */', 'new Attribution()'],
  ['function canvas(options)', '|| svg(options)'],
  ['var PointToGeoJSON =', '.include(PointToGeoJSON)'],
])('smallerLeaflet() keeps no use of what is declared as %s', (declared, use) => {
  expect(smaller.includes(declared)).toBe(true);
  expect(source.includes(use)).toBe(true);
  expect(smaller.includes(use)).toBe(false);
});

test('smallerLeaflet() keeps what maps use', () => {
  for (const kept of [
    "addHandler', 'dragging'",
    "addHandler', 'boxZoom'",
    'getRenderer: function',
    'addLayer: function',
  ])
    expect(smaller).toContain(kept);
  expect(smaller).toContain('CRS.Simple = Simple;');
});
