import { ToolError } from '@campusway/toolkit';

/**
 * The comma-separated keys in SITE_PUBLIC_KEYS. A build of the shell contains them.
 * @throws {ToolError} with the invalid key
 */
export function listedKeys(): readonly string[] {
  const keys = (process.env.SITE_PUBLIC_KEYS ?? '').split(',').filter(Boolean);
  const invalid = keys.find((key) => !/^[\w-]{43}$/.test(key));
  if (invalid === undefined) return keys;
  throw new ToolError(
    `Cannot use SITE_PUBLIC_KEYS: "${invalid}" is not a public key of 43 characters, as npm run new-key prints it. Separate several keys by commas`,
  );
}
