import { paths } from '@campusway/contract';
import { Route, Routes, useLocation, useNavigate } from '@campusway/platform';
import { Button, Notice, PageSkeleton } from '@campusway/ui-kit';
import { useEffect } from 'react';
import { Layout } from '../layout/Layout.tsx';
import type { RegistryStatus } from '../registry/use-site-state.ts';
import { RemotePage } from '../remotes/RemotePage.tsx';
import { useSite } from '../remotes/site-context.ts';
import { OwnPage } from './OwnPage.tsx';

const loadAbout = () => import('../about/AboutPage.tsx');
const loadNotFound = () => import('../not-found/NotFoundPage.tsx');

interface RouteTableProps {
  readonly registry: RegistryStatus;
  readonly onRetry: () => void;
}

/** All routes of the site: the shell's own, those of the remotes, redirects, and the catch-all. */
export function RouteTable({ registry, onRetry }: RouteTableProps) {
  const { modules, redirects } = useSite();
  const remoteRoutes = modules.flatMap(({ name, routes }) => routes.map((route) => ({ name, route })));
  return (
    <Routes>
      <Route element={<Layout registry={registry.kind} />}>
        <Route path={paths.about()} element={<OwnPage key="about" title="About Us" load={loadAbout} />} />
        {remoteRoutes.map(({ name, route }) => (
          <Route
            key={route.path}
            path={route.path}
            element={<RemotePage key={route.path} remote={name} route={route} />}
          />
        ))}
        {Object.entries(redirects).map(([path, to]) => (
          <Route key={path} path={path} element={<MovedPage to={to} />} />
        ))}
        <Route path="*" element={<UnmatchedRoute registry={registry} onRetry={onRetry} />} />
      </Route>
    </Routes>
  );
}

/** Unknown path: while the registry loads, when it failed to load, or because no module has the path. */
function UnmatchedRoute({ registry, onRetry }: RouteTableProps) {
  switch (registry.kind) {
    case 'loading':
      return <PageSkeleton label="Loading the page" />;
    case 'failed':
      return <RegistryDown reason={registry.reason} onRetry={onRetry} />;
    case 'ready':
      return <OwnPage title="Page not found" load={loadNotFound} />;
    default:
      return registry satisfies never;
  }
}

interface RegistryDownProps {
  readonly reason: string;
  readonly onRetry: () => void;
}

function RegistryDown({ reason, onRetry }: RegistryDownProps) {
  return (
    <div className="page" style={{ paddingBlock: 'var(--space-12)' }}>
      <h1>The list of pages did not load</h1>
      <Notice tone="error">
        <p>{reason}.</p>
        <Button onClick={onRetry}>Try again</Button>
      </Notice>
    </div>
  );
}

/** Client-side redirect to `to` that preserves the query, like the published redirect page. */
function MovedPage({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const target = new URL(to, location.origin);
    for (const [name, value] of new URLSearchParams(search)) target.searchParams.append(name, value);
    navigate(target.pathname + target.search + target.hash, { replace: true });
  }, [navigate, search, to]);
  return null;
}
