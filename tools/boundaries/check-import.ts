import { dirname, join } from 'node:path';
import type { Manifest } from '@campusway/toolkit';
import { adapters, allowedEdges, toKind } from './allowed-edges.ts';

export interface Workspace {
  /** Relative to the root: `packages/domain/campus`. */
  readonly folder: string;
  readonly manifest: Manifest & { readonly exports?: Readonly<Record<string, unknown>> };
}

const scope = '@campusway/';

/**
 * Finding for one import, with its fix; undefined for an allowed import.
 * `file` is relative to the root, `workspaces` has all workspaces by package name.
 */
export function checkImport(
  file: string,
  specifier: string,
  workspaces: ReadonlyMap<string, Workspace>,
): string | undefined {
  const own = [...workspaces.values()].find(({ folder }) => file.startsWith(`${folder}/`));
  if (!own || specifier.startsWith('node:')) return undefined;
  if (isProduct(file) && isTestSupport(specifier))
    return `"${specifier}" is test support: product code must not import it`;
  if (specifier.startsWith('.')) return checkRelative(file, specifier, own);
  return checkPackage(file, specifier, own, workspaces);
}

const isProduct = (file: string): boolean => file.includes('/src/') && !/\.test\.tsx?$/.test(file);

/** `../tests/sample.ts`, `@campusway/college/testing`, a test file itself. */
const isTestSupport = (specifier: string): boolean => /\/(tests|testing)(\/|$)|\.test\.tsx?$/.test(specifier);

function checkRelative(file: string, specifier: string, { folder }: Workspace): string | undefined {
  if (join(dirname(file), specifier).startsWith(`${folder}/`)) return undefined;
  return `"${specifier}" leaves ${folder}: import the other package by its name`;
}

function checkPackage(
  file: string,
  specifier: string,
  own: Workspace,
  workspaces: ReadonlyMap<string, Workspace>,
): string | undefined {
  const name = packageName(specifier);
  const { dependencies, devDependencies, peerDependencies } = own.manifest;
  const adapter = adapters[name];
  if (adapter && isProduct(file) && !file.startsWith(adapter))
    return `only ${adapter} imports ${name}: use what it exports`;
  const declared = { ...dependencies, ...devDependencies, ...peerDependencies };
  if (!(name in declared) && name !== own.manifest.name && !isTestTool(name, file))
    return `${name} is not declared: npm install ${name} -w ${own.manifest.name}`;
  const target = workspaces.get(name);
  return target && checkEdge(own, target, specifier);
}

function checkEdge(own: Workspace, target: Workspace, specifier: string): string | undefined {
  const [from, to] = [own, target].map(({ manifest }) => toKind(manifest.name.slice(scope.length)));
  if (own !== target && !allowedEdges[from ?? '']?.includes(to ?? ''))
    return `${from} must not import ${to}: see tools/boundaries/allowed-edges.ts for the edges that exist`;
  const subpath = `.${specifier.slice(target.manifest.name.length)}`;
  if (isExported(subpath, target)) return undefined;
  return `"${specifier}" is internal to ${target.folder}: name it in "exports" there, or use what is exported`;
}

function isExported(subpath: string, { manifest: { exports = {} } }: Workspace): boolean {
  return Object.keys(exports).some((key) => {
    const [before = '', after] = key.split('*');
    return after === undefined
      ? key === subpath
      : subpath.startsWith(before) &&
          subpath.endsWith(after) &&
          subpath.length > before.length + after.length;
  });
}

/** Test tools are declared only in the root's package.json; only tests and Vitest's configuration may import them. */
function isTestTool(name: string, file: string): boolean {
  const tools = [
    'vitest',
    'fast-check',
    '@testing-library/react',
    'axe-core',
    'tinybench',
    'playwright-core',
  ];
  return tools.includes(name) && /\.test\.tsx?$|\/(tests|bench|relevance)\//.test(file);
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
