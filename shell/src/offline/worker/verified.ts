/**
 * A cached response whose body has the digest of the release, otherwise undefined. A script of any module can write to the
 * cache, and a page from there has no other policy than the one in its own HTML.
 * @param integrity digest as in Subresource Integrity, `sha384-…`
 */
export async function verified(
  cached: Response | undefined,
  integrity: string | undefined,
): Promise<Response | undefined> {
  if (!cached) return undefined;
  const digest = await crypto.subtle.digest('SHA-384', await cached.clone().arrayBuffer());
  const found = `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  return found === integrity ? cached : undefined;
}
