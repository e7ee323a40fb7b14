import {
  listShortcuts,
  pageLanguage,
  productFacts,
  type RegisteredCollege,
  type RemoteRoute,
  textLanguage,
} from '@campusway/contract';
import { type ModuleRecord, moduleUrl } from '../records/module-record.ts';
import { logoOf } from './with-college.ts';

/** URL of the web app manifest. */
export const manifestPath = '/manifest.webmanifest';

export interface ManifestParts {
  /** The shell's manifest, which names neither the college nor pages. */
  readonly template: string;
  readonly shell: ModuleRecord;
  readonly college: RegisteredCollege | undefined;
  /** All routes of the site. */
  readonly routes: readonly RemoteRoute[];
}

/** Characters that fit below an icon on a home screen. */
const maxIconName = 12;

/** The web app manifest of a release: the installed site has the college's name, icon and language. */
export function siteManifest({ template, shell, college, routes }: ManifestParts): string {
  const own = JSON.parse(template) as { readonly icons: readonly { readonly src: string }[] };
  const facts = college?.facts ?? productFacts;
  const { siteTitle, shortName } = facts;
  const logo = logoOf(college);
  const manifest = {
    ...own,
    name: siteTitle,
    short_name: siteTitle.length > maxIconName ? shortName : siteTitle,
    lang: textLanguage(siteTitle, facts.languages) ?? pageLanguage(facts.languages),
    icons: logo
      ? [{ src: logo, sizes: 'any' }]
      : own.icons.map((icon) => ({ ...icon, src: `${moduleUrl(shell)}/${icon.src}` })),
    shortcuts: listShortcuts(routes).map(({ title, path }) => ({ name: title, url: path })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
