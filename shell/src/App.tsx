import { BrowserRouter } from '@campusway/platform';
import { useSiteState } from './registry/use-site-state.ts';
import { SiteProvider } from './remotes/site-context.ts';
import { RouteTable } from './routes/RouteTable.tsx';

/** The site: registry, router, routes. */
export function App() {
  const { site, status, retry } = useSiteState();
  return (
    <SiteProvider value={site}>
      <BrowserRouter>
        <RouteTable registry={status} onRetry={retry} />
      </BrowserRouter>
    </SiteProvider>
  );
}
