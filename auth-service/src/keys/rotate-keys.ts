import { createSigningKey, type KeysFile } from './keys-file.ts';

/**
 * Adds a key that signs after `publishSeconds`, when every service that caches the JWKS has it. Removes keys whose last
 * token has expired.
 */
export function rotateKeys(
  keys: KeysFile,
  { now, publishSeconds, accessSeconds }: { now: number; publishSeconds: number; accessSeconds: number },
): KeysFile {
  const added = createSigningKey(now + publishSeconds * 1000);
  const ordered = [...keys.signing, added].sort((a, b) => a.signsFrom - b.signsFrom);
  const spare = (2 * 60 + accessSeconds) * 1000;
  const needed = ordered.filter((_, index) => {
    const next = ordered[index + 1];
    return !next || next.signsFrom + spare > now;
  });
  return { ...keys, signing: needed };
}
