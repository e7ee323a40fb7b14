import { loadPart } from '@campusway/platform';
import { use } from 'react';

let code: Promise<typeof import('./route-tools.tsx')> | undefined;

/** Loads what a route needs, so that it is there when one is requested. A failure is reported then. */
export function prepareRoute() {
  code ??= import('./route-tools.tsx');
  const graph = loadPart('graph');
  for (const load of [code, graph]) load.catch(() => undefined);
  return { code, graph };
}

/** What a route needs. Suspends until it has loaded. */
export function readRouteTools() {
  const { code, graph } = prepareRoute();
  use(graph);
  return use(code);
}
