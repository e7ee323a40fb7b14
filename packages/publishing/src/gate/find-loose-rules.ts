import type { Page } from 'playwright-core';
import { askPage } from './ask-page.ts';

/**
 * Rules in the stylesheets of remotes on a page that can reach more than their module: outside of the layer `remote`,
 * above which the shell's own rules are, or with a selector that names no class, or one of the shell's.
 */
export async function findLooseRules(page: Page): Promise<string[]> {
  return askPage(page.evaluate(readLooseRules));
}

/** Runs in the page: the browser's own reading of what it applies. */
function readLooseRules(): string[] {
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
  /** Without what a selector excludes, looks ahead for, or says of attributes and positions. */
  function named(selector: string): string {
    const shorter = selector
      .replace(/"[^"]*"|\[[^\]]*\]/g, '')
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
        if (!inLayer) return [`"${rule.selectorText}" stands outside of @layer remote`];
        const loose = split(rule.selectorText).filter((selector) => !isOwn(selector));
        return loose.map(
          (selector) => `"${selector}" reaches beyond the module: it names no class of its own`,
        );
      }
      const isGroup = rule instanceof CSSGroupingRule;
      return isGroup ? check(rule.cssRules, inLayer) : [];
    });
  }
  return remotes.flatMap(({ href, cssRules }) =>
    check(cssRules, false).map((what) => `${href?.replace(/^.*\/modules\/[^/]+\/[^/]+\//, '')}: ${what}`),
  );
}
