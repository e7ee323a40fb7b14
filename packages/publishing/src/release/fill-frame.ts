import { listMenu, type PageHeaderContent, type RemoteRoute } from '@campusway/contract';
import { escapeAttribute, escapeText } from './escape.ts';

export interface FrameContent {
  /** All routes of the site. */
  readonly routes: readonly RemoteRoute[];
  /** The page at this address; undefined for every address without a file of its own. */
  readonly route?: RemoteRoute | undefined;
}

/**
 * Makes the frame that a shell draws at build time the one of this site and address: the layout, the menu,
 * the page's name, and what it begins with. A shell from before there was a frame stays as it is.
 */
export function fillFrame(html: string, { routes, route }: FrameContent): string {
  return html
    .replace('data-layout="page"', `data-layout="${route?.layout ?? 'page'}"`)
    .replace(/<nav aria-label="Main"[\s\S]*?<\/nav>/, (nav) => withMenu(nav, routes, route?.path))
    .replace(/(<main [^>]*aria-label=")[^"]*/, (_all, before: string) => before + titleOf(html))
    .replace(/<main [\s\S]*<\/main>/, (main) => withIntro(main, route));
}

/** As the document is called, escaped already. */
function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replaceAll('"', '&quot;');
}

/** Repeats the link that the shell has drawn for each entry; a shell from before there was one keeps its own links. */
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

/** A page that does not say what it begins with is a grey shape until it comes. */
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
