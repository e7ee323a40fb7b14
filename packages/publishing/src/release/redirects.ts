import type { RemoteRoute } from '@campusway/contract';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { escapeAttribute, escapeScript } from './escape.ts';
import { covers } from './match-paths.ts';

/** By path of a page that is gone: the address that it leads on to. */
export type Redirects = Readonly<Record<string, string>>;

/** The redirects that hold in a site with these routes, each to the end of its chain. A page that is there again is no redirect. */
export function redirectsIn(redirects: Redirects, routes: readonly RemoteRoute[]): Redirects {
  const answers = (address: string) =>
    routes.some(({ path }) => path !== '*' && covers(path, address.split(/[?#]/, 1)[0] ?? ''));
  function follow(target: string, passed: readonly string[] = []): string | undefined {
    if (answers(target)) return target;
    const next = redirects[target];
    return next === undefined || passed.includes(target) ? undefined : follow(next, [...passed, target]);
  }
  const held = Object.entries(redirects).flatMap(([path, target]) => {
    const end = answers(path) ? undefined : follow(target);
    return end === undefined ? [] : [[path, end] as const];
  });
  return Object.fromEntries(held);
}

/** By which a page that leads on is told from one of a module. */
export const redirectMark = '<html data-redirect';

/**
 * Leads on to another address with the query of its own. A file like any page, so that every server hands it out and it
 * changes with the release; a status would have to stand in the server's configuration.
 */
export function redirectPage(target: string): string {
  const script = `const to=new URL(${escapeScript(JSON.stringify(target))},location.origin);new URLSearchParams(location.search).forEach((value,name)=>to.searchParams.append(name,value));location.replace(to)`;
  const policy = contentSecurityPolicy({
    moduleOrigins: [],
    serviceOrigins: [],
    pictureOrigins: [],
    inlineScripts: [script],
    inlineStyles: [],
  });
  const href = escapeAttribute(target);
  return `<!doctype html>
${redirectMark}>
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
