import { listMenu, type PageHeaderContent, type RemoteRoute } from '@campusway/contract';
import { escapeAttribute, escapeText } from './escape.ts';

export interface PrerenderedPage {
  /** All routes of the site. */
  readonly routes: readonly RemoteRoute[];
  /** The page at this address; undefined for the fallback page. */
  readonly route?: RemoteRoute | undefined;
}

/**
 * Fills the prerendered shell of a build with the content of this site and address: layout, menu, page name and page
 * header. Leaves an older shell that is not prerendered unchanged.
 */
export function fillPrerenderedShell(html: string, { routes, route }: PrerenderedPage): string {
  return html
    .replace('data-layout="page"', `data-layout="${route?.layout ?? 'page'}"`)
    .replace(/<nav aria-label="Main"[\s\S]*?<\/nav>/, (nav) => withMenu(nav, routes, route?.path))
    .replace(/(<main [^>]*aria-label=")[^"]*/, (_all, before: string) => before + titleOf(html))
    .replace(/<main [\s\S]*<\/main>/, (main) => withIntro(main, route));
}

/** Title of the document, already escaped. */
function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replaceAll('"', '&quot;');
}

/** Repeats the shell's link template for each menu entry; leaves an older shell without a template unchanged. */
function withMenu(nav: string, routes: readonly RemoteRoute[], here: string | undefined): string {
  const link = /<a [^>]*href="\/menu-path"[\s\S]*?<\/a>/.exec(nav)?.[0];
  if (!link) return nav;
  const links = listMenu(routes).map(({ path, label, only, apart }) =>
    link
      .replace(/^<a /, path === here ? '<a aria-current="page" ' : '$&')
      .replace(/ data-only="[^"]*"/, () => (only ? ` data-only="${escapeAttribute(only)}"` : ''))
      .replace(/ data-apart="[^"]*"/, apart ? '$&' : '')
      .replace('"/menu-path"', () => `"${escapeAttribute(path)}"`)
      .replace('{menu.label}', () => escapeText(label)),
  );
  return nav.replace(/>[\s\S]*</, () => `>${links.join('')}<`);
}

/** A page without a declared header shows only the loading placeholder. */
function withIntro(main: string, route: RemoteRoute | undefined): string {
  const intro = route?.intro;
  if (!intro) return main.replace(/<header [\s\S]*?<\/header>/, '').replace(earlySearch, '');
  const { heading, lead, look = 'plain', search } = intro;
  return main
    .replace(earlySearch, (form) => (search ? withSearch(form, search) : ''))
    .replaceAll('data-look="plain"', `data-look="${look}"`)
    .replace('<p>{lead}</p>', () => (lead ? `<p>${escapeText(lead)}</p>` : ''))
    .replace('{heading}', () => escapeText(heading));
}

const earlySearch = /<search [^>]*>[\s\S]*?<\/search>/;

function withSearch(form: string, search: NonNullable<PageHeaderContent['search']>): string {
  return form.replace(/\{search\.(placeholder|button|hint)\}/g, (_all, field: keyof typeof search) =>
    escapeAttribute(search[field]),
  );
}
