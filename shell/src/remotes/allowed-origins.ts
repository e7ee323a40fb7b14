import { origins } from '../../module-origins.json';
import { isThisMachine, mayOverride } from '../overrides/may-override.ts';
import { RemoteError } from './remote-error.ts';

/**
 * Code runs from the site itself and from the origins that the shell's configuration names, whatever a registry says.
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
