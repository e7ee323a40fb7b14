import {
  type CollegeFacts,
  pageLanguage,
  productFacts,
  type RegisteredCollege,
  textLanguage,
} from '@campusway/contract';
import type { PublishedPicture } from '../records/module-record.ts';
import { escapeAttribute, escapeText, replaceElement } from './html.ts';

/**
 * Inserts the college's names, language and logo into the shell's page. Leaves an older shell without placeholders
 * unchanged.
 */
export function withCollege(html: string, college: RegisteredCollege | undefined): string {
  if (!college) return html;
  const { facts } = college;
  const named = html
    .replace(/\{college\.(shortName|siteTitle)\}/g, (_all, field: 'shortName') => escapeText(facts[field]))
    .replace(/\{college\.(name|notice)\}/g, (_all, field: 'name') => inLanguage(facts[field] ?? '', facts))
    .replaceAll('{college.attribution}', () => inLanguage(facts.attribution.join(' '), facts))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(facts.siteTitle)}</title>`)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeAttribute(pageLanguage(facts.languages))}"`);
  const logo = logoOf(college);
  return logo ? withLogo(named, escapeAttribute(logo)) : named;
}

/** A text of the college, marked where its language is not that of the page. */
function inLanguage(text: string, { languages }: CollegeFacts): string {
  const language = textLanguage(text, languages);
  return language ? `<span lang="${escapeAttribute(language)}">${escapeText(text)}</span>` : escapeText(text);
}

/** URL of the college's logo; undefined when the product's logo is used. */
export function logoOf(college: RegisteredCollege | undefined): string | undefined {
  return college?.facts.logo && college.files[college.facts.logo];
}

/** Replaces the favicon, the home screen icon and the logo in the header, with the markup of the shell's component. */
function withLogo(html: string, logo: string): string {
  const linked = html
    .replace(/<link rel="icon"[^<>]*>/, () => `<link rel="icon" href="${logo}" />`)
    .replace(/<link rel="apple-touch-icon"[^<>]*>/, () => `<link rel="apple-touch-icon" href="${logo}" />`);
  return replaceElement(linked, ['<svg data-logo=', '</svg>'], (svg) => {
    const [, styles = ''] = / class="([^"]*)"/.exec(svg) ?? [];
    return `<img data-logo="" class="${styles}" src="${logo}" alt="" />`;
  });
}

/**
 * Style that sets the college's accent colour and derives its tints; undefined for the product's colour, which has
 * hand-picked tints. Does not apply in forced-colors mode.
 */
export function accentStyle({ accent = productFacts.accent }: CollegeFacts): string | undefined {
  const { light, dark } = accent;
  if (light === productFacts.accent.light && dark === productFacts.accent.dark) return undefined;
  const tokens = {
    accent: `light-dark(${light},${dark})`,
    'accent-strong': 'color-mix(in oklab,var(--accent) 75%,var(--ink))',
    'accent-soft': 'color-mix(in oklab,var(--accent) 8%,var(--surface))',
  };
  const set = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `@media (forced-colors:none){:root{${set.join(';')}}}`;
}

/** Style with the picture of a screen's plan for `.plan-picture` of ui-kit, in the visitor's colour scheme. */
export function pictureStyle(
  screen = '',
  { ratio, metres, width, middle: [across, down], light, dark }: PublishedPicture,
): string {
  const plan = `[data-plan="${screen}"]`;
  const shift = [across, down].map((share) => `${(-100 * share).toFixed(2)}%`).join(' ');
  const set = (url: string) => `{--plan-picture:url("${url}")}`;
  return [
    `${plan}{--plan-ratio:${ratio.toFixed(4)};--plan-metres:${metres.toFixed(1)};--plan-width:${width.toFixed(1)}px;--plan-shift:${shift}}`,
    plan + set(light),
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]) ${plan}${set(dark)}}`,
    `:root[data-theme=dark] ${plan}${set(dark)}`,
  ].join('');
}
