import { listMenu, type PageHeaderContent, type RemoteRoute } from '@campusway/contract';
import { escapeAttribute, escapeText, replaceElement } from './html.ts';

export interface PrerenderedPage {
  /** All routes of the site. */
  readonly routes: readonly RemoteRoute[];
  /** The page at this address; undefined for the fallback page. */
  readonly route?: RemoteRoute | undefined;
  /** No room of the college has a number. */
  readonly unnumbered?: boolean | undefined;
}

/**
 * Fills the prerendered shell of a build with the content of this site and address: layout, menu, page name and page
 * header. Leaves an older shell that is not prerendered unchanged.
 */
export function fillPrerenderedShell(html: string, { routes, route, unnumbered }: PrerenderedPage): string {
  const laidOut = html.replace('data-layout="page"', `data-layout="${route?.layout ?? 'page'}"`);
  const withNav = replaceElement(laidOut, ['<nav aria-label="Main"', '</nav>'], (nav) =>
    withMenu(nav, routes, route?.path),
  );
  return replaceElement(withNav, ['<main ', '</main>'], (main) =>
    withIntro(
      main.replace(/^(<main [^<>]*aria-label=")[^"]*/, (_all, before: string) => before + titleOf(html)),
      route,
      unnumbered,
    ),
  );
}

/** Title of the document, already escaped. */
function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replaceAll('"', '&quot;');
}

/** Repeats the shell's link template for each menu entry; leaves an older shell without a template unchanged. */
function withMenu(nav: string, routes: readonly RemoteRoute[], here: string | undefined): string {
  const href = nav.indexOf('href="/menu-path"');
  if (href < 0) return nav;
  const link = nav.slice(nav.lastIndexOf('<a ', href), nav.indexOf('</a>', href) + '</a>'.length);
  const links = listMenu(routes).map(({ path, label, only, apart }) =>
    link
      .replace(/^<a /, path === here ? '<a aria-current="page" ' : '$&')
      .replace(/ data-only="[^"]*"/, () => (only ? ` data-only="${escapeAttribute(only)}"` : ''))
      .replace(/ data-apart="[^"]*"/, apart ? '$&' : '')
      .replace('"/menu-path"', () => `"${escapeAttribute(path)}"`)
      .replace('{menu.label}', () => escapeText(label)),
  );
  return nav.slice(0, nav.indexOf('>') + 1) + links.join('') + nav.slice(nav.lastIndexOf('<'));
}

/** A page without a declared header shows only the loading placeholder. */
function withIntro(main: string, route: RemoteRoute | undefined, unnumbered = false): string {
  const intro = route?.intro;
  if (!intro) {
    const withoutSearch = replaceElement(main.replace(noPlan, ''), earlySearch, () => '');
    const plain = replaceElement(withoutSearch, ['<header ', '</header>'], () => '');
    return route?.early ? plain.replace('data-look="plain"', 'data-early="" $&') : plain;
  }
  const { heading, lead, opening, look = 'plain', plan, search } = intro;
  return replaceElement(main, earlySearch, (form) =>
    search
      ? withSearch(
          form,
          unnumbered ? { ...search, placeholder: search.unnumbered ?? search.placeholder } : search,
        )
      : '',
  )
    .replaceAll('data-look="plain"', `data-look="${look}"`)
    .replace(noPlan, plan ? ` data-plan="${escapeAttribute(plan)}"` : '')
    .replace('<p>{lead}</p>', () => (lead ? `<p>${escapeText(lead)}</p>` : ''))
    .replace('<h1>', () => (opening ? `<h1 data-opening="${escapeAttribute(opening)}">` : '<h1>'))
    .replace('{heading}', () => escapeText(heading));
}

/** Placeholder of the shell for the screen whose picture is shown. */
const noPlan = ' data-plan="{plan}"';

const earlySearch = ['<search ', '</search>'] as const;

function withSearch(form: string, search: NonNullable<PageHeaderContent['search']>): string {
  return form.replace(
    /\{search\.(placeholder|button|hint)\}/g,
    (_all, field: 'placeholder' | 'button' | 'hint') => escapeAttribute(search[field]),
  );
}
