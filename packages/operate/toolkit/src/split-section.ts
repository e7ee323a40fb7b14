/** Text before, between and after the comments `<!-- name -->` and `<!-- /name -->`, which the outer two include. */
export function splitSection(markdown: string, name: string): readonly [string, string, string] | undefined {
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const start = markdown.indexOf(open) + open.length;
  const end = markdown.indexOf(close, start);
  return start < open.length || end < 0
    ? undefined
    : [markdown.slice(0, start), markdown.slice(start, end), markdown.slice(end)];
}
