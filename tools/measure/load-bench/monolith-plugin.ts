import { join } from 'node:path';
import { findLazyComponents, readRoutes } from '@campusway/artefact/build';
import { type CollegeInDevelopment, collegeInDevelopment } from '@campusway/college/derive';
import { expandRoutes } from '@campusway/contract';
import { collegeFolder, listRemotes, projectRoot } from '@campusway/toolkit';
import type { Plugin } from 'vite';

/**
 * Builds one application from the shell and all remotes, without federation:
 * routes and pages are known at build time, and each page is loaded lazily. These sources replace four files of the
 * shell; everything else is the same source.
 */
export async function monolith(): Promise<Plugin> {
  const college = collegeInDevelopment(collegeFolder(), collegeUrl);
  const partOf = (id: string) =>
    college.contents.get(`${collegeUrl}${id.slice('virtual:college'.length)}.json`);
  const replaced = new Map([
    ['shell/src/registry/read-registry.ts', await registrySource(college)],
    ['shell/src/remotes/federation-runtime.ts', 'export const federationRuntime = {};'],
    ['shell/src/remotes/RemotePage.tsx', pageSource],
    ['shell/src/remotes/RemotePart.tsx', partSource],
    ['virtual:components', await componentsSource()],
    ['virtual:college', collegeSource(Object.keys(college.registered.parts))],
  ]);
  return {
    name: 'load-bench:monolith',
    enforce: 'pre',
    resolveId: (id) => (/^virtual:(components|college)/.test(id) ? id : undefined),
    load(id) {
      if (id.startsWith('virtual:college/')) return `export default ${partOf(id)};`;
      const code = replaced.get(id.replace(`${projectRoot}/`, ''));
      return code === undefined ? undefined : { code, moduleType: 'tsx' };
    },
    generateBundle() {
      for (const [url, source] of college.contents)
        this.emitFile({ type: 'asset', fileName: url.slice(1), source });
    },
  };
}

/** URL of files of the college that no page imports: pictures, and lazy data of the search. */
const collegeUrl = '/college';

/** The parts of the college that a page reads, each a separate chunk, as compiled-in data. */
function collegeSource(names: readonly string[]): string {
  const loaders = names.map((name) => `${JSON.stringify(name)}: () => import('virtual:college/${name}'),`);
  return `import { provideParts } from '@campusway/platform/host';
import { use } from 'react';
export function Loaded({ parts, children }) {
  use(parts);
  return children;
}
const loaders = {\n${loaders.join('\n')}\n};
const loads = new Map();
async function load(names) {
  // A college without closures has no such part.
  const present = names.filter((name) => name in loaders);
  await Promise.all(present.map(async (name) => provideParts({ [name]: (await loaders[name]()).default })));
}
export function loadCollege(names = []) {
  const key = names.join();
  if (!loads.has(key)) loads.set(key, load(names));
  return loads.get(key);
}`;
}

async function registrySource({ registered, subjects }: CollegeInDevelopment): Promise<string> {
  const described = await Promise.all(
    listRemotes().map(async (name) => [name, await readRoutes(name)] as const),
  );
  const modules = described.map(([name, { routes, parts, collegeOf }]) => ({
    name,
    routes: expandRoutes(routes, subjects),
    parts,
    collegeOf,
    assets: {},
    shared: {},
  }));
  return `const registry = ${JSON.stringify({ modules, college: registered, services: {}, provided: {} })};
export const readInlinedRegistry = () => registry;
export const readRegistry = async () => registry;`;
}

async function componentsSource(): Promise<string> {
  const remotes = await Promise.all(
    listRemotes().map(async (name) => {
      const components = Array.from(findLazyComponents(name, await readRoutes(name)), ([component, file]) => {
        const path = JSON.stringify(join(projectRoot, name, file));
        return `${JSON.stringify(component)}: lazy(() => import(${path})),`;
      });
      return `${JSON.stringify(name)}: {\n${components.join('\n')}\n},`;
    }),
  );
  return `import { lazy } from 'react';\nexport const components = {\n${remotes.join('\n')}\n};`;
}

const pageSource = `
import { useParams } from '@campusway/platform';
import { PageSkeleton } from '@campusway/ui-kit';
import { Suspense } from 'react';
import { Loaded, loadCollege } from 'virtual:college';
import { components } from 'virtual:components';
import { slotsFor } from './slots.tsx';
export function RemotePage({ remote, route }) {
  const matched = useParams();
  const Page = components[remote][route.page];
  const parts = loadCollege(route.college);
  return (
    <Suspense fallback={<PageSkeleton label="Loading the page" />}>
      <Loaded parts={parts}>
        <Page params={{ ...matched, ...route.params }} slots={slotsFor(route)} />
      </Loaded>
    </Suspense>
  );
}`;

const partSource = `
import { Skeleton } from '@campusway/ui-kit';
import { Suspense } from 'react';
import { Loaded, loadCollege } from 'virtual:college';
import { components } from 'virtual:components';
import { useSite } from './site-context.ts';
export function RemotePart({ name, props }) {
  const { modules } = useSite();
  const offering = modules.find(({ parts }) => parts.includes(name));
  const Part = offering && components[offering.name][name];
  if (!Part) return null;
  const parts = loadCollege(offering.collegeOf?.[name]);
  return <Suspense fallback={<Skeleton height="410px" />}><Loaded parts={parts}><Part {...props} /></Loaded></Suspense>;
}`;
