import { productFacts, type RemoteRoute } from '@campusway/contract';
import { type ModuleRecord, moduleUrl } from '../site/module-record.ts';
import { escapeAttribute } from './escape.ts';

export interface SharedPage {
  /** The site's own address; links in a preview must be whole, so without it there is no picture. */
  readonly url: string | undefined;
  readonly shell: ModuleRecord;
  readonly siteTitle: string;
  readonly route: RemoteRoute;
}

const picture = 'social-preview.png';

/** What a chat or a network shows of a link to the page. */
export function socialTags({ url, shell, siteTitle, route }: SharedPage): string[] {
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', siteTitle),
    property('og:title', route.title || siteTitle),
    property('og:description', route.description),
  ];
  if (!url) return tags;
  const address = new URL(route.path, url).href;
  const addressed = [
    `<link rel="canonical" href="${escapeAttribute(address)}" />`,
    property('og:url', address),
  ];
  // The picture shows the product's name.
  const pictured =
    shell.files[picture] && siteTitle === productFacts.siteTitle
      ? [
          property('og:image', new URL(`${moduleUrl(shell)}/${picture}`, url).href),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          '<meta name="twitter:card" content="summary_large_image" />',
        ]
      : [];
  return [...tags, ...addressed, ...pictured];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeAttribute(content)}" />`;
}
