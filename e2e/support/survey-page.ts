import type { Page } from 'playwright-core';
import { findAxeViolations, findAxeViolationsInLightAndDark, findColourViolations } from './axe.ts';
import { phone } from './browser.ts';

/** Accessibility findings of a page. */
export interface Survey {
  /** axe violations in light colours and, when asked for, dark and forced ones. */
  readonly violations: readonly string[];
  /** Missing in the accessibility tree: landmarks, a single h1, names, the language. */
  readonly missingSemantics: readonly string[];
  /** Elements beyond the right edge at 400 % zoom. */
  readonly overflow: readonly string[];
  /** Touch targets that are too low on a phone. */
  readonly smallTargets: readonly string[];
  /** All texts of the page, including accessible names. */
  readonly texts: readonly string[];
}

/** A window of 1280 by 1024 at 400 % has this many CSS pixels. */
const zoomed = { width: 320, height: 256 };

/** Surveys the current page; restores viewport and colours afterwards. */
export async function surveyPage(page: Page, inAllColours: boolean): Promise<Survey> {
  const texts = await page.evaluate(listTexts);
  const missingSemantics = await findMissingSemantics(page);
  const violations = await (inAllColours ? findViolationsInAllColours : findAxeViolations)(page);
  const viewport = page.viewportSize();
  await page.setViewportSize(zoomed);
  const overflow = await findOverflow(page);
  const smallTargets = await findSmallTargetsOnPhone(page);
  if (viewport) await page.setViewportSize(viewport);
  return { violations, missingSemantics, overflow, smallTargets, texts };
}

async function findSmallTargetsOnPhone(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  // Fingers for `pointer: coarse`.
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(phone.viewport);
  const small = await findSmallTargets(page);
  await session.detach();
  return small;
}

/** Touch targets lower than 44 px, except links in sentences (exempt by WCAG 2.5.5). */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('a[href], button, input, select')).flatMap((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const isInSentence =
        getComputedStyle(element).display === 'inline' &&
        Array.from(element.parentElement?.childNodes ?? []).some(
          (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
        );
      const isShown = width > 0 && element.checkVisibility({ visibilityProperty: true });
      if (!isShown || isInSentence || height >= 43.5) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [`${element.tagName} "${name}" is ${height.toFixed(0)} px high`];
    }),
  );
}

async function findViolationsInAllColours(page: Page): Promise<string[]> {
  const violations = await findAxeViolationsInLightAndDark(page);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const forced = await findColourViolations(page);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: null });
  return [...violations, ...forced.map((line) => `forced ${line}`)];
}

const landmarks = {
  banner: /^- banner:/m,
  'main navigation': /- navigation "Main":/,
  // In quotes when the name has a colon.
  'named main': /^- '?main "[^"]+"'?:/m,
  contentinfo: /^- contentinfo:/m,
};

async function findMissingSemantics(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const missing = Object.entries(landmarks).filter(([, pattern]) => !pattern.test(tree));
  const nameless = tree.match(/^\s*- (button|link|textbox|combobox|checkbox|radio|img)(?! ").*$/gm) ?? [];
  const headings = tree.match(/- '?heading .*\[level=1\]/g)?.length ?? 0;
  const language = await page.locator('html').getAttribute('lang');
  return [
    ...missing.map(([name]) => `no ${name}`),
    ...nameless.map((line) => `no name for ${line.trim()}`),
    ...(headings === 1 ? [] : [`${headings} first headings`]),
    ...(language === 'en' ? [] : [`language ${language}`]),
  ];
}

async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = Array.from(document.querySelectorAll('body *')).filter(
      (element) => element.getBoundingClientRect().right + scrollX > clientWidth + 1,
    );
    const names = wide.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`);
    return [`${scrollWidth} px wide: ${names.slice(-3).join(', ')}`];
  });
}

/** Runs in the page. */
function listTexts(): string[] {
  const texts = [document.title];
  for (const element of document.querySelectorAll('body *:not(script, style, template)')) {
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent?.trim() ?? '');
    for (const name of ['aria-label', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
  }
  return [...new Set(texts)].filter((text) => text !== '');
}
