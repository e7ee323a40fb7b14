import { BrowserRouter } from '@campusway/platform';
import { useEffect } from 'react';
import { readRegistry } from './registry/read-registry.ts';
import { useSiteState } from './registry/use-site-state.ts';
import { SiteProvider } from './remotes/site-context.ts';
import { RouteTable } from './routes/RouteTable.tsx';
import { SiteSession } from './session/SiteSession.tsx';
import { watchRelease } from './update/watch-release.ts';

/** The site: registry, session, router, routes. */
export function App() {
  const { site, status, retry } = useSiteState();
  useEffect(() => watchRelease(site.release, readRegistry), [site.release]);
  return (
    <SiteProvider value={site}>
      <SiteSession>
        <BrowserRouter>
          <RouteTable registry={status} onRetry={retry} />
        </BrowserRouter>
      </SiteSession>
    </SiteProvider>
  );
}
