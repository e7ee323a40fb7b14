import { createHash } from 'node:crypto';

export interface PolicySources {
  /** Origins from which modules may come besides the site's own. */
  readonly moduleOrigins: readonly string[];
  /** Origins of services that pages talk to. */
  readonly serviceOrigins: readonly string[];
  /** Origins from which pictures may come besides. */
  readonly pictureOrigins: readonly string[];
  /** Contents of the scripts that stand in the page itself. */
  readonly inlineScripts: readonly string[];
  /** Contents of the style elements that stand in the page itself. */
  readonly inlineStyles: readonly string[];
}

/** A policy without `unsafe-inline` and `unsafe-eval`: the page's own scripts and styles are named by their hash. */
export function contentSecurityPolicy({
  moduleOrigins,
  serviceOrigins,
  pictureOrigins,
  inlineScripts,
  inlineStyles,
}: PolicySources): string {
  const own = ["'self'", ...moduleOrigins];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...inlineScripts.map(toSource)],
    'style-src': [...own, ...inlineStyles.map(toSource)],
    'font-src': own,
    'img-src': [...own, ...pictureOrigins, 'data:', 'blob:'],
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

function toSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
