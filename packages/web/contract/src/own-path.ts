const site = 'https://site.invalid';

/** Path, query and hash of a target on this site, resolved; undefined for a target elsewhere, or for no path. */
export function toOwnPath(target: string): string | undefined {
  if (!target.startsWith('/') || !URL.canParse(target, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(target, site);
  // The path of `/.//host` is `//host`, which the router would take for another site.
  return origin === site && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
