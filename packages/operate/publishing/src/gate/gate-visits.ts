import { type GateStep, paths, type RemoteRoute } from '@campusway/contract';
import { firstOfEach, onePerPage, routesOf, type SiteContent } from '@campusway/pages';

/** A page that the gate opens, and the module that findings are attributed to. */
export interface Visit {
  readonly module: string;
  readonly path: string;
  /** Component that renders this and other addresses, `mfe-maps/plan`; absent for pages of the shell. */
  readonly component?: string;
  /** Interactions to run once the page is ready. */
  readonly steps?: readonly GateStep[] | undefined;
  /** Expected HTTP status; 200 by default. */
  readonly status?: number;
}

/** Every page that a change of the modules in `changed` may break. */
export function visitsFor(content: SiteContent, changed: ReadonlySet<string>): Visit[] {
  const { remotes, college } = content;
  const shellChanged = changed.has('shell');
  const touched = remotes.filter(({ name }) => shellChanged || changed.has(name));
  const visits = touched.flatMap(({ name, clicks = {}, ...record }) => {
    const routes = routesOf([{ name, ...record }], college);
    // Steps run once per component.
    const first = onePerPage(routes);
    return routes.map((route) => ({
      ...toVisit(route, name),
      steps: first.includes(route) ? clicks[route.page] : undefined,
    }));
  });
  const withParts = touched.flatMap(({ name, parts }) =>
    onePerComponent(
      routesOf(remotes, college)
        .filter(({ slots = [] }) => slots.some((slot) => parts.includes(slot)))
        .map((route) => toVisit(route, name)),
    ),
  );
  return eachOnce([...visits, ...withParts, ...(shellChanged ? shellPages : [])]);
}

/** The first visit of each address. */
export function eachOnce(visits: readonly Visit[]): Visit[] {
  return firstOfEach(visits, ({ path }) => path);
}

/** One address of each component: the pages whose side effects are checked, which takes seconds each. */
export function onePerComponent(visits: readonly Visit[]): Visit[] {
  const named = visits.filter(({ component }) => component);
  return firstOfEach(named, ({ component }) => component);
}

const shellPages: readonly Visit[] = [
  { module: 'shell', path: paths.about() },
  { module: 'shell', path: '/a-page-that-does-not-exist', status: 404 },
];

function toVisit({ path, page, module }: RemoteRoute & { module: string }, foundIn: string): Visit {
  return { module: foundIn, path: toAddress(path), component: `${module}/${page}` };
}

/** Uses the name of a parameter as its value: nothing has that name, and the page must report that instead of breaking. */
export function toAddress(path: string): string {
  return path.replaceAll(':', '');
}
