import { collegeFormats, contractVersion, paths, type RegisteredModule } from '@campusway/contract';
import { Route, Routes } from '@campusway/platform';
import { provideCollege } from '@campusway/platform/host';
import { StaticRouter } from '@campusway/platform/static';
import {
  DisclosureMenu,
  MenuRow,
  PageSkeleton,
  pictogramNames,
  QuickLinks,
  SearchBox,
  SearchForm,
} from '@campusway/ui-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from '../layout/Layout.tsx';
import { type Site, SiteProvider } from '../remotes/site-context.ts';

/** Placeholders that publishing replaces with the facts of the college. */
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

/** For publishing: one for each pictogram, and one for any other. */
const quickLinks = [...pictogramNames, 'other'].map((pictogram) => ({
  to: paths.navigate({ to: `quick-${pictogram}` }),
  label: '{link.label}',
  pictogram,
}));

/** Placeholders that publishing replaces with the page header of each route. */
const intro = { heading: '{heading}', lead: '{lead}', look: 'plain', plan: '{plan}' } as const;

/** Template of a menu link, which publishing repeats for each menu entry. */
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

/** Site without remotes: prerendering loads none. */
const site: Site = {
  modules: [menuLink],
  redirects: {},
  services: {},
  loader: {
    load: (name) => Promise.reject(new TypeError(`Cannot load "${name}" at build time`)),
    preload: () => undefined,
    forget: () => undefined,
    noteFailure: () => false,
  },
};

/** HTML of the layout around a loading page, signed out, with a single menu link. */
export function prerenderShell(): string {
  provideCollege({ version: '', formats: collegeFormats.served, facts, parts: {}, files: {} });
  return renderToStaticMarkup(
    <SiteProvider value={site}>
      <StaticRouter location="/no-page">
        <Routes>
          <Route element={<Layout registry="loading" />}>
            <Route
              path="*"
              element={
                <PageSkeleton
                  label="Loading the page"
                  intro={intro}
                  early={<EarlyPart />}
                  plan={<MapLink />}
                />
              }
            />
          </Route>
        </Routes>
      </StaticRouter>
    </SiteProvider>,
  );
}

/**
 * Search form, quick links and menus in the prerendered shell. Publishing replaces the placeholders in braces. The form is
 * usable before the page has loaded: without scripts it submits a GET request with the query as `q`; with scripts
 * `keepQuery()` puts the query into the URL.
 */
function EarlyPart() {
  return (
    <div data-early="" className="contents">
      <search>
        <SearchForm method="get" fieldId="early" button="{search.button}" hint="{search.hint}">
          <SearchBox id="early" large name="q" placeholder="{search.placeholder}" required />
        </SearchForm>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <div role="group" aria-label="Answer" tabIndex={-1} />
      </search>
      <QuickLinks links={quickLinks} />
      <MenuRow>
        <DisclosureMenu label="{menu.label}">{null}</DisclosureMenu>
      </MenuRow>
    </div>
  );
}

function MapLink() {
  return (
    <a data-picture="" href={paths.campusNav()}>
      <span className="visually-hidden">Plan of the campus</span>
    </a>
  );
}
