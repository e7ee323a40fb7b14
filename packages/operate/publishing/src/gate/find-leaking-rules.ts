import type { Page } from 'playwright-core';
import { withPageTimeout } from './with-page-timeout.ts';

/**
 * CSS rules of remotes that can affect elements outside their module: rules outside `@layer remote`, which would override
 * the shell's rules, and rules whose selector has no class or a class of the shell.
 */
export async function findLeakingRules(page: Page): Promise<string[]> {
  return withPageTimeout(page.evaluate(readLeakingRules));
}

/** Runs in the page, to read the rules as the browser parsed them. */
function readLeakingRules(): string[] {
  const folder = /\/modules\/(mfe-[^/]+)\/[^/]+\/(?:retry\/)?/;
  const sheets = [...document.styleSheets];
  const remotes = sheets.filter(({ href }) => href && folder.test(href));
  const classOf = /\.(-?[_a-zA-Z][\w-]*)/g;
  const classesIn = (text: string) => [...text.matchAll(classOf)].map(([, name]) => name);
  function selectorsIn(rules: CSSRuleList): string[] {
    return [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...('cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
    ]);
  }
  const own = sheets.filter((sheet) => !remotes.includes(sheet));
  const ofShell = new Set(own.flatMap((sheet) => selectorsIn(sheet.cssRules).flatMap(classesIn)));
  /** Removes attribute selectors and pseudo-classes such as `:not()` and `:has()`; keeps the content of `:is()` and `:where()`. */
  function named(selector: string): string {
    const shorter = selector
      .replace(/"[^"]*(?:"|$)|\[[^\]]*(?:\]|$)/g, '')
      .replace(/:(?:is|where)\(([^()]*)\)|:[\w-]+\([^()]*\)/g, '$1');
    return shorter === selector ? selector : named(shorter);
  }
  function split(selectors: string): string[] {
    const found = [''];
    let depth = 0;
    for (const letter of selectors) {
      if (letter === '(') depth += 1;
      if (letter === ')') depth -= 1;
      if (letter === ',' && depth === 0) found.push('');
      else found.push(found.pop() + letter);
    }
    return found.map((selector) => selector.trim());
  }
  const isOwn = (selector: string) => {
    const classes = classesIn(named(selector));
    return classes.length > 0 && !classes.some((name) => ofShell.has(name));
  };
  function check(rules: CSSRuleList, inLayer: boolean): string[] {
    return [...rules].flatMap((rule): string[] => {
      if (rule instanceof CSSLayerBlockRule)
        return check(rule.cssRules, inLayer || /^remote(\.|$)/.test(rule.name));
      if (rule instanceof CSSStyleRule) {
        if (!inLayer) return [`"${rule.selectorText}" is outside @layer remote`];
        const leaking = split(rule.selectorText).filter((selector) => !isOwn(selector));
        return leaking.map(
          (selector) => `"${selector}" can match elements of other modules: it has no class of its own`,
        );
      }
      const isGroup = rule instanceof CSSGroupingRule;
      return isGroup ? check(rule.cssRules, inLayer) : [];
    });
  }
  return remotes.flatMap(({ href, cssRules }) =>
    check(cssRules, false).map((text) => `${href?.replace(/^.*\/modules\/[^/]+\/[^/]+\//, '')}: ${text}`),
  );
}
