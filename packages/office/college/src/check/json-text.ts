import { findNodeAtLocation, parseTree, visit } from 'jsonc-parser';

export interface TextFault {
  readonly offset: number;
  /** A name that an object has twice: programs read the last value. Without it, a syntax error. */
  readonly repeatedName?: string;
}

/** Deeper than any valid file, but well below a stack overflow. */
const maxDepth = 500;

/**
 * The first syntax error of a JSON text, at its length for a truncated one; otherwise the first name that is repeated
 * in an object.
 */
export function findTextFault(text: string): TextFault | undefined {
  const open: Set<string>[] = [];
  let repeated: TextFault | undefined;
  const enter = (offset: number) => {
    if (open.length === maxDepth) throw new SyntaxFault(offset);
    open.push(new Set());
  };
  const leave = () => void open.pop();
  try {
    visit(
      text,
      {
        onObjectBegin: enter,
        onArrayBegin: enter,
        onObjectEnd: leave,
        onArrayEnd: leave,
        onObjectProperty: (name, offset) => {
          if (open.at(-1)?.has(name)) repeated ??= { offset, repeatedName: name };
          open.at(-1)?.add(name);
        },
        onError: (_code, offset, length) => {
          // A string that the end of the text breaks off.
          const isTruncated = text[offset] === '"' && offset + length === text.length;
          throw new SyntaxFault(isTruncated ? text.length : offset);
        },
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (error instanceof SyntaxFault) return { offset: error.offset };
    throw error;
  }
  return repeated;
}

class SyntaxFault extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super();
    this.offset = offset;
  }
}

/** The line, from 1, on which the value of a JSON pointer, or else its nearest parent, begins. The text must be JSON. */
export function lineOf(text: string, pointer: string): number {
  let node = parseTree(text);
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const next = node && findNodeAtLocation(node, [node.type === 'array' ? Number(name) : name]);
    if (!next) break;
    node = next;
  }
  return text.slice(0, node?.offset).split('\n').length;
}
