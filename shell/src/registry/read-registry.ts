import type { Registry } from '@campusway/contract';
import { hasOverrides } from '../overrides/may-override.ts';
import { parseRegistry } from './parse-registry.ts';
import { verifyRegistry } from './verify-registry.ts';

const timeoutSeconds = 8;

/**
 * The registry that publishing inlined into the page; undefined in development, with overrides, and when it must be
 * verified first.
 */
export function readInlinedRegistry(): Registry | undefined {
  if (import.meta.env.SITE_PUBLIC_KEYS || hasOverrides()) return undefined;
  const inlined = inlinedRegistry();
  return inlined ? parseRegistry(inlined) : undefined;
}

function inlinedRegistry(): unknown {
  const inlined = document.getElementById('registry')?.textContent;
  return inlined && JSON.parse(inlined);
}

/**
 * The inlined registry, or else `modules.json`, or a `given` one of the live site; verified when the build has public keys.
 * @throws {TypeError | SyntaxError | Error} when it cannot be read or verified
 */
export async function readRegistry(given?: unknown): Promise<Registry> {
  const data = given ?? ((!hasOverrides() && inlinedRegistry()) || (await fetchRegistry()));
  const publicKeys: string | undefined = import.meta.env.SITE_PUBLIC_KEYS;
  if (publicKeys)
    await verifyRegistry(data as Registry, publicKeys.split(','), { isLive: given !== undefined });
  const registry = parseRegistry(data);
  if (!hasOverrides()) return registry;
  const overrides = await import('./override-registry.tsx');
  return overrides.overrideRegistry(registry);
}

async function fetchRegistry(): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  try {
    const response = await fetch('/modules.json', { cache: 'no-cache', signal });
    if (response.ok) return await response.json();
    throw new Error(`The list of modules did not load: the server answered ${response.status}`);
  } catch (error) {
    throw signal.aborted
      ? new Error(`The list of modules did not load within ${timeoutSeconds} seconds`, { cause: error })
      : error;
  }
}
