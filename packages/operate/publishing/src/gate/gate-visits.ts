import { expandRoutes, type GateStep, paths, type RemoteRoute } from '@campusway/contract';
import { firstOfEach, type ModuleRecord, onePerPage, type SiteContent } from '@campusway/pages';

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
  const remotes = content.remotes.map((record) => ({
    ...record,
    routes: expandRoutes(record.routes, content.college?.college?.subjects),
  }));
  const shellChanged = changed.has('shell');
  const touched = remotes.filter(({ name }) => shellChanged || changed.has(name));
  const visits = [
    ...touched.flatMap(({ name, routes, clicks }) =>
      routes.map(({ path, page }, index) => ({
        module: name,
        path: toAddress(path),
        component: `${name}/${page}`,
        // Steps run once per component.
        steps: routes.findIndex((other) => other.page === page) === index ? clicks?.[page] : undefined,
      })),
    ),
    ...touched.flatMap((offering) => pagesWithPartsOf(offering, remotes)),
    ...(shellChanged ? shellPages : []),
  ];
  return eachOnce(visits);
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

/** One route of each page of another module that has a slot for a part of `offering`. */
function pagesWithPartsOf(offering: ModuleRecord, remotes: readonly ModuleRecord[]): Visit[] {
  const takes = ({ slots = [] }: RemoteRoute) => slots.some((slot) => offering.parts.includes(slot));
  return remotes.flatMap(({ name, routes }) =>
    onePerPage(routes.filter(takes)).map(({ path, page }) => ({
      module: offering.name,
      path: toAddress(path),
      component: `${name}/${page}`,
    })),
  );
}

/** Uses the name of a parameter as its value: nothing has that name, and the page must report that instead of breaking. */
export function toAddress(path: string): string {
  return path.replaceAll(':', '');
}
