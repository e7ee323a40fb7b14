import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { smallerLeaflet, smallerLeafletStyles } from './smaller-leaflet.ts';

const entry = createRequire(new URL('../../../../mfe-maps/package.json', import.meta.url)).resolve('leaflet');
const source = readFileSync(entry.replace(/leaflet-src\.js$/, 'leaflet-src.esm.js'), 'utf8');
const smaller = smallerLeaflet(source);

test.each([
  ['var Popup = /* @__PURE__ */', '_initOverlay(Popup'],
  ['var Tooltip = /* @__PURE__ */', '_initOverlay(Tooltip'],
  ['var Zoom = /* @__PURE__ */', 'new Zoom()'],
  ['var Attribution = /* @__PURE__ */', 'new Attribution()'],
  ['function canvas(options)', '|| svg(options)'],
  ['var vmlMixin =', 'if (Browser.vml)'],
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

test('smallerLeafletStyles() leaves out the rules of what no map has', () => {
  const css = readFileSync(entry.replace(/leaflet-src\.js$/, 'leaflet.css'), 'utf8');
  const kept = smallerLeafletStyles(css);
  for (const used of ['.leaflet-pane,', '.leaflet-marker-icon.leaflet-interactive', '.leaflet-zoom-box {'])
    expect(kept.includes(used), used).toBe(true);
  for (const unused of [
    '.leaflet-popup-content-wrapper',
    '.leaflet-tooltip {',
    'layers.png',
    '.leaflet-bar a:hover',
  ])
    expect([unused, css.includes(unused), kept.includes(unused)]).toEqual([unused, true, false]);
  expect(kept.split('{')).toHaveLength(kept.split('}').length);
});
