import { readPort } from '../ports.ts';
import { ToolError } from '../run-tool.ts';

export const defaultAuthPort = 4300;

export interface AuthSettings {
  /** Origin that the site uses; undefined for a site without accounts. */
  readonly origin: string | undefined;
  /** Port for a local service; undefined when another service or none is used. */
  readonly port: number | undefined;
}

/**
 * AUTH_URL is the origin of a remote service, or `none`. Without it a local service listens on AUTH_PORT.
 * @throws {ToolError} when a value is invalid
 */
export function readAuthSettings(): AuthSettings {
  const url = process.env.AUTH_URL?.trim();
  if (!url) {
    const port = readPort('AUTH_PORT', defaultAuthPort);
    return { origin: `http://localhost:${port}`, port };
  }
  if (url === 'none') return { origin: undefined, port: undefined };
  const { origin } = URL.canParse(url) ? new URL(url) : { origin: '' };
  if (/^https?:/.test(origin) && url.replace(/\/$/, '') === origin) return { origin, port: undefined };
  throw new ToolError(
    `Cannot use AUTH_URL="${url}": expected an origin such as https://auth.campus.example, or "none"`,
  );
}
