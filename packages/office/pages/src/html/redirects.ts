import type { RemoteRoute } from '@campusway/contract';
import { covers } from '../routes/match-paths.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { escapeAttribute, escapeScript } from './html.ts';

/** Targets of redirects, by path of the removed page. */
export type Redirects = Readonly<Record<string, string>>;

/** Redirects that apply in a site with these routes, with chains resolved. A path that has a page again is omitted. */
export function activeRedirects(redirects: Redirects, routes: readonly RemoteRoute[]): Redirects {
  const answers = (address: string) =>
    routes.some(({ path }) => path !== '*' && covers(path, address.split(/[?#]/, 1)[0] ?? ''));
  function follow(target: string, passed: readonly string[] = []): string | undefined {
    if (answers(target)) return target;
    const next = redirects[target];
    return next === undefined || passed.includes(target) ? undefined : follow(next, [...passed, target]);
  }
  const active = Object.entries(redirects).flatMap(([path, target]) => {
    const end = answers(path) ? undefined : follow(target);
    return end === undefined ? [] : [[path, end] as const];
  });
  return Object.fromEntries(active);
}

/**
 * HTML that redirects to another address and keeps the query. A page instead of an HTTP redirect, because it changes with
 * each release and works on any static server; a status would need server configuration.
 */
export function redirectPage(target: string): string {
  const script = `const to=new URL(${escapeScript(JSON.stringify(target))},location.origin);new URLSearchParams(location.search).forEach((value,name)=>to.searchParams.append(name,value));location.replace(to)`;
  const policy = contentSecurityPolicy({ inlineScripts: [script] });
  const href = escapeAttribute(target);
  return `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}" />
    <title>This page has moved</title>
    <link rel="canonical" href="${href}" />
    <script>${script}</script>
    <noscript><meta http-equiv="refresh" content="0; url=${href}" /></noscript>
  </head>
  <body>
    <p>This page has moved: <a href="${href}">${href}</a></p>
  </body>
</html>
`;
}
