import { collegeFormats, contractVersion, type RegisteredModule } from '@campusway/contract';
import { provideCollege, Route, Routes, SessionProvider } from '@campusway/platform';
import { StaticRouter } from '@campusway/platform/static';
import { PageSkeleton } from '@campusway/ui-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from '../layout/Layout.tsx';
import { type Site, SiteProvider } from '../remotes/site-context.ts';
import { EarlySearch } from './EarlySearch.tsx';

/** Where publishing puts what the college says of itself. */
const facts = {
  name: '{college.name}',
  shortName: '{college.shortName}',
  siteTitle: '{college.siteTitle}',
  notice: '{college.notice}',
  about: [],
  attribution: ['{college.attribution}'],
  languages: ['en'],
  timeZone: 'UTC',
  quickLinks: [],
};

/** Where publishing puts what a page begins with. */
const intro = { heading: '{heading}', lead: '{lead}', look: 'plain' } as const;

/** The link that publishing repeats for each entry of the menu. */
const menuLink: RegisteredModule = {
  name: 'menu',
  version: '',
  contract: contractVersion,
  shared: {},
  entry: '',
  retryEntry: '',
  assets: {},
  parts: [],
  routes: [
    {
      path: '/menu-path',
      page: '',
      title: '',
      description: '',
      menu: { label: '{menu.label}', order: 0, only: 'signed-out', apart: true },
    },
  ],
};

/** Nothing is loaded while the frame is drawn. */
const site: Site = {
  modules: [menuLink],
  redirects: {},
  services: {},
  loader: {
    load: (name) => Promise.reject(new TypeError(`Cannot load "${name}" at build time`)),
    warm: () => undefined,
    forget: () => undefined,
    noteFailure: () => false,
  },
};

/** The layout around a page that has not come, as HTML: signed out, with a menu of one link. */
export function drawFrame(): string {
  provideCollege({ version: '', formats: collegeFormats.served, facts, parts: {}, files: {} });
  return renderToStaticMarkup(
    <SiteProvider value={site}>
      <SessionProvider value={{ session: { status: 'signed-out' }, actions: undefined }}>
        <StaticRouter location="/no-page">
          <Routes>
            <Route element={<Layout registry="loading" />}>
              <Route
                path="*"
                element={<PageSkeleton label="Loading the page" intro={intro} search={<EarlySearch />} />}
              />
            </Route>
          </Routes>
        </StaticRouter>
      </SessionProvider>
    </SiteProvider>,
  );
}
