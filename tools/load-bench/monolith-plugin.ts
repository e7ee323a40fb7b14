import { join } from 'node:path';
import { findLazyComponents, readRoutes } from '@campusway/publishing/build';
import { listRemotes, projectRoot } from '@campusway/toolkit';
import type { Plugin } from 'vite';

/**
 * Makes one application of the shell and all remotes, as somebody would write it who had never heard of federation:
 * routes and pages are known when it is built, and each page is loaded lazily. Four of the shell's files give way to
 * these; everything else is the same source.
 */
export async function monolith(): Promise<Plugin> {
  const replaced = new Map([
    ['shell/src/registry/read-registry.ts', await registrySource()],
    ['shell/src/remotes/federation-runtime.ts', 'export const federationRuntime = {};'],
    ['shell/src/remotes/RemotePage.tsx', pageSource],
    ['shell/src/remotes/RemotePart.tsx', partSource],
    ['virtual:components', await componentsSource()],
  ]);
  return {
    name: 'load-bench:monolith',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:components' ? id : undefined),
    load(id) {
      const code = replaced.get(id.replace(`${projectRoot}/`, ''));
      return code === undefined ? undefined : { code, moduleType: 'tsx' };
    },
  };
}

async function registrySource(): Promise<string> {
  const described = await Promise.all(
    listRemotes().map(async (name) => [name, await readRoutes(name)] as const),
  );
  const modules = described.map(([name, { routes, parts }]) => ({
    name,
    routes,
    parts,
    assets: {},
    shared: {},
  }));
  return `const registry = ${JSON.stringify({ modules, services: {}, provided: {} })};
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
import { components } from 'virtual:components';
import { slotsFor } from './slots.tsx';
export function RemotePage({ remote, route }) {
  const matched = useParams();
  const Page = components[remote][route.page];
  return (
    <Suspense fallback={<PageSkeleton label="Loading the page" />}>
      <Page params={{ ...matched, ...route.params }} slots={slotsFor(route)} />
    </Suspense>
  );
}`;

const partSource = `
import { Suspense } from 'react';
import { components } from 'virtual:components';
import { PartSkeleton } from './PartSkeleton.tsx';
import { useSite } from './site-context.ts';
export function RemotePart({ name, props }) {
  const { modules } = useSite();
  const offering = modules.find(({ parts }) => parts.includes(name));
  const Part = offering && components[offering.name][name];
  return Part ? <Suspense fallback={<PartSkeleton />}><Part {...props} /></Suspense> : null;
}`;
