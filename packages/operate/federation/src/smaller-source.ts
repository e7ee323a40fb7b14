type Change = readonly [from: string | RegExp, to: string];

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
  const changes = names.map((name): Change => {
    const whole = new RegExp(
      `^(\\t?)((?:async )?(?:function )?${name}\\([\\s\\S]*?\\) \\{)\\n[\\s\\S]*?^\\1\\}`,
      'gm',
    );
    return [whole, '$1$2 return null; }'];
  });
  return changeSource(source, changes);
}
