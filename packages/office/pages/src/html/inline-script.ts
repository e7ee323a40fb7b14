import { minifySync } from 'vite';

/** A script for the text of a page that calls a function, which must be self-contained. Minified, as it is in every page. */
export function inlineScript(run: (input: never) => void, input = ''): string {
  const { code, errors } = minifySync('inline.js', `(${run})(${input})`);
  if (errors[0]) throw new SyntaxError(`Cannot minify ${run.name}`, { cause: errors[0] });
  return code;
}
