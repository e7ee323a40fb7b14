import { type CollegeFacts, type PlaceHead, placeData, type RemoteRoute } from '@campusway/contract';
import { type ModuleRecord, moduleUrl } from '../records/module-record.ts';
import { escapeAttribute, escapeScript } from './html.ts';

export interface SharedPage {
  /** Public URL of the site. Previews need absolute URLs, so without it there is no picture. */
  readonly url: string | undefined;
  readonly shell: ModuleRecord;
  readonly facts: CollegeFacts;
  readonly route: Pick<RemoteRoute, 'path' | 'title' | 'description'>;
  /** Set when the page is about one place. */
  readonly place?: PlaceHead | undefined;
}

const picture = 'social-preview.png';

/** Open Graph tags and structured data for link previews and search engines. */
export function socialTags({ url, shell, facts, route, place }: SharedPage): string[] {
  const { siteTitle } = facts;
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', siteTitle),
    property('og:title', route.title || siteTitle),
    property('og:description', route.description),
  ];
  if (!url) return tags;
  const address = new URL(route.path, url).href;
  // A route with a parameter has many addresses.
  const addressed = /[:*]/.test(route.path)
    ? []
    : [`<link rel="canonical" href="${escapeAttribute(address)}" />`, property('og:url', address)];
  const data = place
    ? [JSON.stringify(placeData(place, { url: address, college: facts.name || siteTitle }))]
    : [];
  const pictured = shell.files[picture]
    ? [
        property('og:image', new URL(`${moduleUrl(shell)}/${picture}`, url).href),
        property('og:image:width', '1200'),
        property('og:image:height', '630'),
        '<meta name="twitter:card" content="summary_large_image" />',
      ]
    : [];
  return [
    ...tags,
    ...addressed,
    ...pictured,
    ...data.map((json) => `<script type="application/ld+json">${escapeScript(json)}</script>`),
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeAttribute(content)}" />`;
}
