import {
  type CollegePart,
  expandRoutes,
  type RegisteredCollege,
  type RemoteModule,
  type RemoteRoute,
  type RemoteRoutes,
  type RouteSubjects,
} from '@campusway/contract';
import { Suspense, use } from 'react';
import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router-dom';
import { loadPart, provideCollege } from './college/college-store.ts';
import { provideRoutes } from './site-routes.ts';

/** For tests of a remote. Like all of this entry it is not shared at run time. */
export { MemoryRouter } from 'react-router-dom';

interface RemoteAloneProps extends RemoteRoutes {
  readonly module: RemoteModule;
}

/** The college as described by the development server. */
interface DevelopmentCollege {
  readonly registered: RegisteredCollege;
  readonly subjects: RouteSubjects;
}

const fetchCollege = async (): Promise<DevelopmentCollege> => {
  const described = (await (await fetch('/college/registry.json')).json()) as DevelopmentCollege;
  provideCollege(described.registered);
  return described;
};

/** All pages of one remote without a shell and with empty slots, for `npm run dev -w <remote>`. */
export function RemoteAlone(props: RemoteAloneProps) {
  return (
    <BrowserRouter>
      <Suspense fallback={<p>Loading…</p>}>
        <Pages {...props} college={loadCollege()} />
      </Suspense>
    </BrowserRouter>
  );
}

let college: Promise<DevelopmentCollege> | undefined;

function loadCollege(): Promise<DevelopmentCollege> {
  college ??= fetchCollege();
  return college;
}

interface PagesProps extends RemoteAloneProps {
  readonly college: Promise<DevelopmentCollege>;
}

function Pages({ module, routes: patterns, college }: PagesProps) {
  const routes = expandRoutes(patterns, use(college).subjects);
  provideRoutes(routes);
  return (
    <>
      <nav aria-label="Pages of this remote">
        {routes.map(({ path, title }) => (
          <Link key={path} to={path} style={{ marginInlineEnd: 16 }}>
            {title || path}
          </Link>
        ))}
      </nav>
      <main>
        <Suspense fallback={<p>Loading…</p>}>
          <Routes>
            {routes.map((route) => (
              <Route key={route.path} path={route.path} element={<Page module={module} route={route} />} />
            ))}
          </Routes>
        </Suspense>
      </main>
    </>
  );
}

function Page({ module, route }: { readonly module: RemoteModule; readonly route: RemoteRoute }) {
  const matched = useParams();
  const parts = (route.college ?? []).map((name) => loadPart(name as CollegePart));
  for (const part of parts) use(part);
  const Component = module.pages[route.page];
  if (!Component) throw new RangeError(`Cannot show "${route.path}": the remote has no page "${route.page}"`);
  return <Component params={{ ...matched, ...route.params } as Record<string, string>} slots={{}} />;
}
