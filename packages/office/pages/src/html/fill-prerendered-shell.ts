import {
  listMenu,
  type PageHeaderContent,
  paths,
  type QuickLink,
  type RemoteRoute,
} from '@campusway/contract';
import { escapeAttribute, escapeText, replaceElement } from './html.ts';

export interface PrerenderedPage {
  /** All routes of the site. */
  readonly routes: readonly RemoteRoute[];
  /** The page at this address; undefined for the fallback page. */
  readonly route?: RemoteRoute | undefined;
  /** No room of the college has a number. */
  readonly unnumbered?: boolean | undefined;
  readonly quickLinks: readonly QuickLink[];
}

/**
 * Fills the prerendered shell of a build with the content of this site and address: layout, menu, page name and page
 * header. Leaves an older shell that is not prerendered unchanged.
 */
export function fillPrerenderedShell(html: string, page: PrerenderedPage): string {
  const { routes, route } = page;
  const styled = route?.intro?.search ? html : replaceElement(html, partStyles, () => '');
  const laidOut = styled.replace('data-layout="page"', `data-layout="${route?.layout ?? 'page'}"`);
  const withNav = replaceElement(laidOut, ['<nav aria-label="Main"', '</nav>'], (nav) =>
    withMenu(nav, routes, route?.path),
  );
  return replaceElement(withNav, ['<main ', '</main>'], (main) =>
    withIntro(
      main.replace(/^(<main [^<>]*aria-label=")[^"]*/, (_all, before: string) => before + titleOf(html)),
      page,
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
function withIntro(shell: string, page: PrerenderedPage): string {
  const { route } = page;
  const part = shell.includes(earlyPart[0]) ? earlyPart : earlySearch;
  const omitted = isWhole(shell, route) ? [loadingSign, loading] : [mapLink];
  const main = omitted.reduce((html, element) => replaceElement(html, element, () => ''), shell);
  const intro = route?.intro;
  if (!intro) {
    const withoutSearch = replaceElement(main.replace(noPlan, ''), part, () => '');
    const plain = replaceElement(withoutSearch, ['<header ', '</header>'], () => '');
    return route?.early ? plain.replace('data-look="plain"', 'data-early="" $&') : plain;
  }
  const { heading, lead, opening, look = 'plain', plan } = intro;
  return replaceElement(main, part, (early) => withEarly(early, intro, page))
    .replace('data-look="plain"', route.asks ? 'data-early="" $&' : '$&')
    .replaceAll('data-look="plain"', `data-look="${look}"`)
    .replace(noPlan, plan ? ` data-plan="${escapeAttribute(plan)}"` : '')
    .replace('<p>{lead}</p>', () => (lead ? `<p>${escapeText(lead)}</p>` : ''))
    .replace('<h1>', () => (opening ? `<h1 data-opening="${escapeAttribute(opening)}">` : '<h1>'))
    .replace('{heading}', () => escapeText(heading));
}

/** Placeholder of the shell for the screen whose picture is shown. */
const noPlan = ' data-plan="{plan}"';

/** Search, quick links and menus; in older shells the search alone. */
const earlyPart = ['<div data-early=', '</section></div>'] as const;
const earlySearch = ['<search data-early=', '</search>'] as const;
/** Of search, quick links and menus. */
const partStyles = ['<style data-prerendered=', '</style>'] as const;

/** Whether the prerendered page has all that the page shows at first. */
export function isWhole(shell: string, route: RemoteRoute | undefined): boolean {
  return route?.intro?.menus !== undefined && shell.includes(earlyPart[0]);
}

/** Placeholders of what follows the header, unless the page is whole. */
const loading = ['<p role="status"', '</p>'] as const;
const loadingSign = ['<span data-loading=', '</span>'] as const;
/** On the picture of a whole page. */
const mapLink = ['<a data-picture=', '</a>'] as const;

/** Search, quick links and menus, or none of them. */
function withEarly(
  part: string,
  { search, menus }: PageHeaderContent,
  { unnumbered, quickLinks, routes }: PrerenderedPage,
): string {
  if (!search) return '';
  const placeholder = (unnumbered && search.unnumbered) || search.placeholder;
  const texts = { ...search, placeholder };
  const shown = menus?.filter(({ needs }) => !needs || routes.every((route) => route.needs !== needs));
  const filled = part.replace(
    /\{search\.(placeholder|button|hint)\}/g,
    (_all, field: 'placeholder' | 'button' | 'hint') => escapeAttribute(texts[field]),
  );
  const linked = replaceElement(filled, ['<nav ', '</nav>'], (nav) =>
    shown ? withQuickLinks(nav, quickLinks) : '',
  );
  return replaceElement(linked, ['<section ', '</section>'], (row) => (shown ? withMenus(row, shown) : ''));
}

/** The shell has a link for each pictogram, and one for any other. */
function withQuickLinks(nav: string, links: readonly QuickLink[]): string {
  if (links.length === 0) return '';
  const [start, end] = [nav.indexOf('<li>'), nav.lastIndexOf('</ul>')];
  const items = nav.slice(start, end).split(/(?<=<\/li>)/);
  const itemOf = (name: string | undefined) => items.find((item) => item.includes(`to=quick-${name}"`));
  const filled = links.map((link) =>
    (itemOf(link.pictogram) ?? itemOf('other') ?? '')
      .replace(/ href="[^"]*"/, () => ` href="${escapeAttribute(paths.quickLink(link))}"`)
      .replace('{link.label}', () => escapeText(link.label ?? '')),
  );
  return nav.slice(0, start) + filled.join('') + nav.slice(end);
}

/** Closed menus, without the ids of their empty lists. */
function withMenus(row: string, menus: NonNullable<PageHeaderContent['menus']>): string {
  const [start, end] = [row.indexOf('>') + 1, row.lastIndexOf('</section>')];
  const menu = row.slice(start, end).replace(/ (?:id|aria-controls)="[^"]*"/g, '');
  const filled = menus.map(({ label }) => menu.replace('{menu.label}', () => escapeText(label)));
  return row.slice(0, start) + filled.join('') + row.slice(end);
}
