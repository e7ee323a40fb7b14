import { ToolError } from '../fail.ts';
import { readPort } from '../settings.ts';

export interface AuthSettings {
  /** What the site is told; undefined where signing in is not part of it. */
  readonly origin: string | undefined;
  /** Where a service of our own is to listen; undefined where another one is used, or none. */
  readonly port: number | undefined;
}

/**
 * AUTH_URL names a service that runs elsewhere, or `none`. Without it a service of our own listens on AUTH_PORT.
 * @throws {ToolError} when either cannot be read
 */
export function readAuthSettings(): AuthSettings {
  const url = process.env.AUTH_URL?.trim();
  if (!url) {
    const port = readPort('AUTH_PORT', 4300);
    return { origin: `http://localhost:${port}`, port };
  }
  if (url === 'none') return { origin: undefined, port: undefined };
  const { origin } = URL.canParse(url) ? new URL(url) : { origin: '' };
  if (/^https?:/.test(origin) && url.replace(/\/$/, '') === origin) return { origin, port: undefined };
  throw new ToolError(`Cannot use AUTH_URL="${url}": an origin such as https://auth.campus.example, or none`);
}
