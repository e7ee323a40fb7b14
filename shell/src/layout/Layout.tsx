import { college, languageOf, Outlet, useLocation } from '@campusway/platform';
import { useEffect, useRef } from 'react';
import { DeferredOfflineBanner } from '../offline/DeferredOfflineBanner.tsx';
import type { RegistryStatus } from '../registry/use-site-state.ts';
import { useSite } from '../remotes/site-context.ts';
import { useLinkPreload } from '../remotes/use-link-preload.ts';
import { documentTitle, findPageHead, useNameOfMain, usePageHead } from '../route-effects/page-head.ts';
import { useFocusOnRoute } from '../route-effects/use-focus-on-route.ts';
import { useOneEntry } from '../route-effects/use-one-entry.ts';
import { useScrollRestored } from '../route-effects/use-scroll-restored.ts';
import { LoginAnnouncement } from '../session/LoginAnnouncement.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import css from './Layout.module.css';

/** Layout of all pages: skip link, header, page, footer. */
export function Layout({ registry }: { readonly registry: RegistryStatus['kind'] }) {
  const { modules } = useSite();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const head = findPageHead(pathname, modules);
  usePageHead(head, registry);
  useNameOfMain(main);
  useFocusOnRoute({ main, pathname });
  useScrollRestored(pathname);
  useLinkPreload();
  useOneEntry();
  useEffect(labelTexts, []);
  return (
    <div className={css.layout} data-layout={head?.layout ?? 'page'}>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={css.main} aria-label={documentTitle(head)}>
        <Outlet />
      </main>
      <Footer />
      <LoginAnnouncement />
      <DeferredOfflineBanner />
    </div>
  );
}

/** Texts in other scripts get their `lang`, for screen readers. */
function labelTexts() {
  if (college.facts.languages.every((tag) => tag.startsWith('en'))) return undefined;
  const labelling = import('../route-effects/label-languages.ts').then(
    ({ labelLanguages }) => labelLanguages(document.body, languageOf),
    () => undefined,
  );
  return () => void labelling.then((stop) => stop?.());
}
