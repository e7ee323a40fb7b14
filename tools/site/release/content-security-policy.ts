import { createHash } from 'node:crypto';

export interface PolicySources {
  /** Origins from which modules may come besides the site's own. */
  readonly moduleOrigins: readonly string[];
  /** Origins of services that pages talk to. */
  readonly serviceOrigins: readonly string[];
  /** Contents of the scripts that stand in the page itself. */
  readonly inlineScripts: readonly string[];
}

/** A policy without `unsafe-inline` and `unsafe-eval`: the page's own scripts are named by their hash. */
export function contentSecurityPolicy({
  moduleOrigins,
  serviceOrigins,
  inlineScripts,
}: PolicySources): string {
  const own = ["'self'", ...moduleOrigins];
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...hashes],
    'style-src': own,
    'font-src': own,
    'img-src': [...own, 'data:', 'blob:'],
    'connect-src': [...own, ...serviceOrigins],
    'worker-src': own,
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
