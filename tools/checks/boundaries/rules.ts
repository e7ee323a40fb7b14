import { basename } from 'node:path';
import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { adapters, allowedEdges, toKind } from './allowed-edges.ts';
import { folderOrders } from './folder-orders.ts';

const test = '[.]test[.]tsx?$';
const source = { path: '/src/', pathNot: test };
/** Declared only in the root's package.json, for tests and benchmarks. */
const testTools = 'node_modules/(vitest|fast-check|@testing-library|axe-core|tinybench|playwright-core)/';

export interface Workspace {
  /** Relative to the root: `packages/domain/campus`. */
  readonly folder: string;
  /** Names of the dependencies in its package.json, of all sorts. */
  readonly declared: readonly string[];
}

/** Forbidden imports as rules of dependency-cruiser. The comment of a rule is its fix. */
export function toRules(workspaces: readonly Workspace[]): IForbiddenRuleType[] {
  const folders = workspaces.map(({ folder }) => folder);
  const workspace = `^(${folders.join('|')})/`;
  return [
    rule('import by name', 'import the other package by its name', {
      from: { path: workspace },
      to: { pathNot: '^$1/', dependencyTypes: ['local'] },
    }),
    rule('only exports', 'no such file, or internal to its package: name it in "exports" there', {
      from: {},
      to: { couldNotResolve: true },
    }),
    rule('declared', 'not declared: npm install it with -w of the workspace', {
      from: { pathNot: [test, '/(tests|bench|relevance)/', '^(tools|e2e)/'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    }),
    rule('declared or a test tool', 'not declared: npm install it with -w of the workspace', {
      from: {},
      to: { pathNot: testTools, dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    }),
    rule('no test support', 'product code must not import test support', {
      from: source,
      to: { path: ['^[^/].*/tests/', test], pathNot: 'node_modules/' },
    }),
    rule('no circle', 'move what both need below both', {
      from: {},
      to: { circular: true },
    }),
    rule('only vite.config.ts', 'federation is build-time code', {
      from: { path: workspace, pathNot: ['vite[.]config[.]ts$', '^packages/operate/federation/'] },
      to: { path: '^packages/operate/federation/' },
    }),
    ...workspaces.map((one) => edgeRule(one, folders)),
    ...Object.entries(adapters).map(([name, folder]) =>
      rule(`adapter of ${name}`, `only ${folder} imports ${name}: use what it exports`, {
        from: { path: '/src/', pathNot: [test, `^${folder}`] },
        to: { path: `node_modules/${name}/` },
      }),
    ),
    ...[...folderOrders].flatMap(([folder, order]) => orderRules(folder, order)),
  ];
}

type Ends = Pick<IRegularForbiddenRuleType, 'from' | 'to'>;

function rule(name: string, comment: string, { from, to }: Ends): IForbiddenRuleType {
  return { name, comment, severity: 'error', from, to };
}

function edgeRule({ folder, declared }: Workspace, folders: readonly string[]): IForbiddenRuleType {
  const allowed = allowedEdges[toKind(basename(folder))] ?? [];
  const others = folders.filter((other) => {
    const name = basename(other);
    return other !== folder && !(allowed.includes(toKind(name)) && declared.includes(`@campusway/${name}`));
  });
  return rule(
    `edges of ${folder}`,
    'not in tools/checks/boundaries/allowed-edges.ts, or not in its package.json',
    {
      from: { path: `^${folder}/` },
      to: { path: `^(${others.join('|')})/` },
    },
  );
}

/** An entry imports only itself and the entries before it; what the order does not list imports nothing. */
function orderRules(folder: string, order: readonly string[]): IForbiddenRuleType[] {
  const only = (from: string | undefined, below: readonly string[]) =>
    rule(
      `order of ${folder}, ${from ?? 'others'}`,
      'against the order in tools/checks/boundaries/folder-orders.ts',
      {
        from: {
          path: from ? `^${folder}/${from}(/|$)` : `^${folder}/`,
          pathNot: from ? test : [test, entries(folder, order)],
        },
        to: { path: `^${folder}/`, pathNot: entries(folder, below) },
      },
    );
  return [...order.map((entry, i) => only(entry, order.slice(0, i + 1))), only(undefined, [])];
}

function entries(folder: string, names: readonly string[]): string {
  return `^${folder}/(${names.join('|')})(/|$)`;
}
