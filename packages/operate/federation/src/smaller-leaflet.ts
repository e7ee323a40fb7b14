import { changeSource } from './smaller-source.ts';

/** Properties that offer a class or function again under another one's name; `CRS.Simple` is used. */
const aliases = /^(?!CRS)\w+\.\w+ = \w+;$/gm;

/** Before each statement that adds methods, options or a hook to a class. */
const additions = /^(?=\w+\.(?:include|mergeOptions|addInitHook)\()/m;

/** In the additions for controls, pop-ups, tooltips and GeoJSON: our maps have none, and Leaflet works without them. */
const unused =
  /addControl|(zoom|attribution)Control|toGeoJSON|PointToGeoJSON|_initOverlay|(open|close)Popup|(open|close)Tooltip/;

/** Lines are drawn as SVG, not on a canvas nor in the VML of old browsers. */
const drawing = [
  ['(this.options.preferCanvas && canvas(options)) || ', ''],
  ['Browser.vml', 'false'],
  ['var vmlCreate = (', 'var vmlCreate = /* @__PURE__ */ ('],
] as const;

/**
 * Source of Leaflet (1.9.4) that a bundler can shake: its classes are declared with calls, which are marked as pure; what
 * else keeps unused classes is left out. In a build `map.addControl()`, `bindPopup()`, `bindTooltip()` and `toGeoJSON()` are
 * therefore undefined, and so is a name such as `Control.Zoom`: import classes by their own names.
 */
export function smallerLeaflet(source: string): string {
  const code = changeSource(source, drawing).split(additions).map(withoutUnused).join('');
  return code.replace(/(?<= = )\w+\.extend\(/g, '/* @__PURE__ */ $&').replace(aliases, '');
}

/** A piece of the source that begins with an addition, which ends with the first line `});` or in its own line. */
function withoutUnused(piece: string): string {
  const [first = ''] = piece.split('\r\n', 1);
  const ending = first.endsWith(');') ? first : '\n});';
  const end = piece.indexOf(ending) + ending.length;
  return first.includes('.') && unused.test(piece.slice(0, end)) ? piece.slice(end) : piece;
}

const unusedStyle = /control|popup|tooltip|leaflet-bar|vml/;

/** Leaflet's style sheet without the rules for what `smallerLeaflet()` leaves out. */
export function smallerLeafletStyles(css: string): string {
  const rules = css.split('}').filter((rule) => {
    const [selectors = ''] = rule.split('{', 1);
    return selectors.includes('@') || !selectors.split(',').every((one) => unusedStyle.test(one));
  });
  return rules.join('}');
}
