import { parseSync } from 'vite';

/** A regular expression of a program: a literal, `RegExp(text)`, or `pattern: text` of a JSON Schema. */
export interface FoundRegexp {
  readonly line: number;
  /** Undefined when the text depends on values of the run. */
  readonly source: string | undefined;
  readonly flags: string;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

/** The regular expressions of a TypeScript text. Follows constants of the same file. */
export function findRegexps(file: string, text: string): FoundRegexp[] {
  const nodes = [...walk(parseSync(file, text).program)];
  const constants = new Map<unknown, unknown>(
    nodes
      .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
      .flatMap(({ declarations }) => declarations as Node[])
      .map(({ id, init }) => [(id as Node).name, init]),
  );
  return nodes.flatMap((node) => {
    const found = toExpression(node, (value) => toText(value, constants));
    return found ? [{ line: text.slice(0, node.start).split('\n').length, ...found }] : [];
  });
}

function toExpression(
  { type, regex, callee, arguments: given, key, value }: Node,
  read: (value: unknown) => string | undefined,
): Omit<FoundRegexp, 'line'> | undefined {
  if (regex) {
    const { pattern, flags } = regex as { pattern: string; flags: string };
    return { source: pattern, flags };
  }
  if (isNode(callee) && callee.name === 'RegExp') {
    const [source, flags] = given as Node[];
    return { source: read(source), flags: read(flags) ?? '' };
  }
  const isSchema = type === 'Property' && isNode(key) && key.name === 'pattern';
  const source = isSchema ? read(value) : undefined;
  return source === undefined ? undefined : { source, flags: 'u' };
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

function* walk(value: unknown): Generator<Node> {
  if (!(value instanceof Object)) return;
  if (isNode(value)) yield value;
  for (const child of Object.values(value)) yield* walk(child);
}

function isNode(value: unknown): value is Node {
  return value instanceof Object && 'type' in value;
}
