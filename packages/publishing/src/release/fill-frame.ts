import type { RemoteRoute } from '@campusway/contract';
import { escapeText } from './escape.ts';

export interface FrameContent {
  /** Paths of all pages of the site. */
  readonly paths: readonly string[];
  /** The page at this address; undefined for every address without a file of its own. */
  readonly route?: RemoteRoute | undefined;
}

/**
 * Makes the frame that a shell draws at build time the one of this site and address: links to pages that the site has,
 * the page's name, and what it begins with. A shell from before there was a frame stays as it is.
 */
export function fillFrame(html: string, { paths, route }: FrameContent): string {
  return html
    .replace(/<nav aria-label="Main"[\s\S]*?<\/nav>/, (nav) => withLinks(nav, paths, route?.path))
    .replace(/(<main [^>]*aria-label=")[^"]*/, (_all, before: string) => before + titleOf(html))
    .replace(/<main [\s\S]*<\/main>/, (main) => withIntro(main, route));
}

/** As the document is called, escaped already. */
function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replaceAll('"', '&quot;');
}

function withLinks(nav: string, paths: readonly string[], here: string | undefined): string {
  return nav.replace(/<a ([^>]*)href="([^"]*)"[\s\S]*?<\/a>/g, (link, before: string, path: string) => {
    if (!paths.includes(path)) return '';
    return path === here ? link.replace(`<a ${before}`, `<a aria-current="page" ${before}`) : link;
  });
}

/** A page that does not say what it begins with is a grey shape until it comes. */
function withIntro(main: string, route: RemoteRoute | undefined): string {
  const intro = route?.intro;
  if (!intro) return main.replace(/<header [\s\S]*?<\/header>/, '');
  const { heading, lead, look = 'plain' } = intro;
  return main
    .replaceAll('data-look="plain"', `data-look="${look}"`)
    .replace('<p>{lead}</p>', () => (lead ? `<p>${escapeText(lead)}</p>` : ''))
    .replace('{heading}', () => escapeText(heading));
}
