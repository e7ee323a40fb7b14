import { readFileSync, writeFileSync } from 'node:fs';

/** Text before, between and after the comments `<!-- name -->` and `<!-- /name -->`, which the outer two include. */
export function splitSection(markdown: string, name: string): readonly [string, string, string] | undefined {
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const start = markdown.indexOf(open) + open.length;
  const end = markdown.indexOf(close, start);
  return start < open.length || end < 0
    ? undefined
    : [markdown.slice(0, start), markdown.slice(start, end), markdown.slice(end)];
}

interface Renewal {
  readonly content: string;
  /** Whether to change the document when it has another content. */
  readonly write: boolean;
}

/**
 * Puts `content` and a line break into a section of a Markdown file. Returns whether the file has it then.
 */
export function renewSection(file: string, name: string, { content, write }: Renewal): boolean {
  const text = readFileSync(file, 'utf8');
  const [before, own, after] = splitSection(text, name) ?? [];
  if (own === `${content}\n`) return true;
  if (!write || before === undefined) return false;
  writeFileSync(file, `${before}${content}\n${after}`);
  return true;
}
