import { origins } from '../../module-origins.json';
import { isThisMachine, mayOverride } from '../overrides/may-override.ts';
import { RemoteError } from './remote-error.ts';

/**
 * Allows code from the site itself and from the origins in `module-origins.json`, regardless of the registry.
 * @throws {RemoteError} `origin`
 */
export function checkOrigin(remote: string, entry: string): void {
  const { origin } = new URL(entry);
  const allowed =
    origin === location.origin ||
    (origins as readonly string[]).includes(origin) ||
    (mayOverride() && isThisMachine(entry));
  if (!allowed) throw new RemoteError(remote, { kind: 'origin', origin });
}
