import { type ESTree, parseSync, Visitor } from 'vite';

/** A regular expression of a program: a literal, `RegExp(text)`, or `pattern: text` of a JSON Schema. */
export interface FoundRegexp {
  readonly line: number;
  /** Undefined when the text depends on values of the run. */
  readonly source: string | undefined;
  readonly flags: string;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** The regular expressions of a TypeScript text. Follows constants of the same file. */
export function findRegexps(file: string, text: string): FoundRegexp[] {
  const { program } = parseSync(file, text);
  const constants = new Map<unknown, unknown>();
  const found: FoundRegexp[] = [];
  const read = (value: unknown) => toText(value, constants);
  function add(start: number, source: string | undefined, flags: string): void {
    found.push({ line: text.slice(0, start).split('\n').length, source, flags });
  }
  function addCall({
    callee,
    arguments: [source, flags],
    start,
  }: ESTree.NewExpression | ESTree.CallExpression) {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') add(start, read(source), read(flags) ?? '');
  }
  new Visitor({
    VariableDeclaration({ kind, declarations }) {
      for (const { id, init } of declarations)
        if (kind === 'const' && id.type === 'Identifier') constants.set(id.name, init);
    },
  }).visit(program);
  new Visitor({
    Literal: (node) => 'regex' in node && add(node.start, node.regex.pattern, node.regex.flags),
    NewExpression: addCall,
    CallExpression: addCall,
    Property({ key, value, start }) {
      const source = key.type === 'Identifier' && key.name === 'pattern' ? read(value) : undefined;
      if (source !== undefined) add(start, source, 'u');
    },
  }).visit(program);
  return found;
}

/** The text of an expression; undefined unless it consists of constants. */
function toText(value: unknown, constants: ReadonlyMap<unknown, unknown>): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier') return toText(constants.get(value.name), constants);
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : undefined;
  const isRaw = value.type === 'TaggedTemplateExpression';
  const { type, quasis, expressions } = (isRaw ? value.quasi : value) as Node;
  if (type !== 'TemplateLiteral') return undefined;
  const parts = (expressions as Node[]).map((part) => toText(part, constants));
  if (parts.includes(undefined)) return undefined;
  const texts = quasis as { value: { raw: string; cooked: string } }[];
  return texts.map((part, at) => (isRaw ? part.value.raw : part.value.cooked) + (parts[at] ?? '')).join('');
}

function isNode(value: unknown): value is Node {
  return value instanceof Object && 'type' in value;
}
