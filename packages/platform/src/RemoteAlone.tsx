import type { RemoteModule, RemoteRoute, RemoteRoutes } from '@campusway/contract';
import { Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router-dom';

interface RemoteAloneProps extends RemoteRoutes {
  readonly module: RemoteModule;
}

/** Every page of one remote under a bare router, for `npm run dev -w <remote>`: no shell, no slots filled. */
export function RemoteAlone({ module, routes }: RemoteAloneProps) {
  return (
    <BrowserRouter>
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
    </BrowserRouter>
  );
}

function Page({ module, route }: { readonly module: RemoteModule; readonly route: RemoteRoute }) {
  const matched = useParams();
  const Component = module.pages[route.page];
  if (!Component) throw new RangeError(`Cannot show "${route.path}": the remote has no page "${route.page}"`);
  return <Component params={{ ...matched, ...route.params } as Record<string, string>} slots={{}} />;
}
