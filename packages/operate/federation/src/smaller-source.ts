type Change = readonly [from: string, to: string];

/**
 * Source of a library with each change made wherever its text is found.
 * @throws {TypeError} when a text is not found: the library has another version
 */
export function changeSource(source: string, changes: readonly Change[]): string {
  return changes.reduce((code, [from, to]) => {
    const changed = code.replaceAll(from, to);
    if (changed === code) throw new TypeError(`Cannot make a library smaller: its source has no ${from}`);
    return changed;
  }, source);
}

/**
 * Source of a library with `null` as the result of functions and methods that are never called, or find nothing; a bundler
 * removes what only they use.
 * @throws {TypeError} when one is not found
 */
export function emptyFunctions(source: string, names: readonly string[]): string {
  return names.reduce((code, name) => {
    const lines = code.split('\n');
    const first = lines.findIndex((line) => heads.some((head) => line.startsWith(`${head}${name}(`)));
    const indent = lines[first]?.startsWith('\t') ? '\t' : '';
    const body = lines.findIndex((line, i) => i >= first && line.endsWith(') {'));
    const last = lines.indexOf(`${indent}}`, body);
    if (first < 0 || body < 0 || last < 0) throw new TypeError(`Cannot make a library smaller: no ${name}()`);
    return [...lines.slice(0, body), `${lines[body]} return null; }`, ...lines.slice(last + 1)].join('\n');
  }, source);
}

const heads = ['function ', 'async function ', '\t', '\tasync '];
