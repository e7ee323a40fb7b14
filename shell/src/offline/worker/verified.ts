/**
 * A cached response whose body has the digest of the release, otherwise undefined. A script of any module can write to the
 * cache, and a page from there has no other policy than the one in its own HTML.
 * @param integrity digest as in Subresource Integrity, `sha256-…` or `sha384-…`
 */
export async function verified(
  cached: Response | undefined,
  integrity: string | undefined,
): Promise<Response | undefined> {
  const [algorithm = ''] = integrity?.split('-', 1) ?? [];
  const name = { sha256: 'SHA-256', sha384: 'SHA-384' }[algorithm];
  if (!cached || !name) return undefined;
  const digest = await crypto.subtle.digest(name, await cached.clone().arrayBuffer());
  const found = `${algorithm}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  return found === integrity ? cached : undefined;
}
