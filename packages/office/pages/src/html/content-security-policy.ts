import { createHash } from 'node:crypto';

export interface PolicySources {
  /** Allowed origins of modules' fonts, pictures and data, besides the site's own. */
  readonly moduleOrigins?: readonly string[];
  /** URLs or origins of modules' scripts and styles, besides the site's own. */
  readonly moduleCode?: readonly string[];
  /** Origins of services that pages call. */
  readonly serviceOrigins?: readonly string[];
  /** Allowed origins of pictures, besides the site's own. */
  readonly pictureOrigins?: readonly string[];
  /** Contents of inline scripts. */
  readonly inlineScripts?: readonly string[];
  /** Contents of inline style elements. */
  readonly inlineStyles?: readonly string[];
}

/** Policy without `unsafe-inline` and `unsafe-eval`: inline scripts and styles are allowed by hash. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { moduleOrigins = [], moduleCode = [], serviceOrigins = [], pictureOrigins = [] } = sources;
  const { inlineScripts = [], inlineStyles = [] } = sources;
  const own = ["'self'", ...moduleOrigins];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...moduleCode, ...inlineScripts.map(toSource)],
    'style-src': ["'self'", ...moduleCode, ...inlineStyles.map(toSource)],
    'font-src': own,
    'img-src': [...own, ...pictureOrigins, 'data:', 'blob:'],
    'connect-src': [...own, ...serviceOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, allowed]) => `${name} ${allowed.join(' ')}`)
    .join('; ');
}

function toSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
