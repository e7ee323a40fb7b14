import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';

interface Insertion {
  /** Array or object that gets a member. */
  readonly into: JSONPath;
  /** Name of the member of an object. */
  readonly key?: string | undefined;
  readonly value: unknown;
  /** Index of the member before it; the last one by default. */
  readonly after?: number | undefined;
}

/** Inserts a member into a JSON text, formatted like the members beside it. The rest of the text stays byte for byte. */
export function insertJson(text: string, { into, key, value, after }: Insertion): string {
  const container = nodeAt(text, into);
  const members = container.children ?? [];
  const [sample, beforeLast] = [members.at(-1), members.at(-2)];
  const like = sample ? textOf(text, sample) : '';
  const lead = sample
    ? text.slice(beforeLast ? endOf(beforeLast) : container.offset + 1, sample.offset).replace(/^\s*,/, '')
    : '';
  const indent = lead.slice(lead.lastIndexOf('\n') + 1);
  const name = key === undefined ? '' : `${JSON.stringify(key)}:${/":\s/.test(like) ? ' ' : ''}`;
  const written = `${name}${writeLike(like, indent, value)}`;
  const previous = members[after ?? members.length - 1];
  return previous
    ? splice(text, endOf(previous), 0, `,${lead}${written}`)
    : splice(text, container.offset + 1, 0, written);
}

/** Replaces the value at a path. */
export function replaceJson(text: string, path: JSONPath, value: unknown): string {
  const { offset, length } = nodeAt(text, path);
  return splice(text, offset, length, JSON.stringify(value));
}

/** The text of the value at a path; undefined if there is none. */
export function jsonAt(text: string, path: JSONPath): string | undefined {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  return node && textOf(text, node);
}

function nodeAt(text: string, path: JSONPath): Node {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  if (!node) throw new RangeError(`Cannot find /${path.join('/')} in the file`);
  return node;
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function textOf(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}

function splice(text: string, offset: number, length: number, written: string): string {
  return text.slice(0, offset) + written + text.slice(offset + length);
}

/** A value in the format of a text that begins behind `indent`. */
function writeLike(like: string, indent: string, value: unknown): string {
  const [, line, inner = ''] = /(\r?\n)([ \t]*)/.exec(like) ?? [];
  const isCompact = !line && !/":\s|\d, /.test(like);
  const pad = like.startsWith('{ ') ? ' ' : '';
  const spaced = JSON.stringify(value, null, isCompact ? undefined : inner.slice(indent.length) || '  ')
    // A position is on one line in any format.
    .replace(/\[\n\s+(-?[\d.]+),\n\s+(-?[\d.]+)\n\s+\]/g, '[$1, $2]');
  return spaced.replace(/\n\s*/g, (space, at: number) => {
    if (line) return `${line}${indent}${space.slice(1)}`;
    const [before, after] = [spaced[at - 1], spaced[at + space.length]];
    return before === ',' ? ' ' : before === '{' || after === '}' ? pad : '';
  });
}
