import type { Registry } from '@campusway/contract';
import { hasOverrides } from '../overrides/may-override.ts';
import { withTimeLimit } from '../remotes/time-limit.ts';
import { parseRegistry } from './parse-registry.ts';

const registrySeconds = 8;

/**
 * The registry that publishing has written into the page; undefined where it has not, as in development, and where an
 * engineer has some of it overridden.
 */
export function readInlinedRegistry(): Registry | undefined {
  if (hasOverrides()) return undefined;
  const inlined = document.getElementById('registry')?.textContent;
  return inlined ? parseRegistry(JSON.parse(inlined)) : undefined;
}

/**
 * The registry from modules.json.
 * @throws {TypeError | SyntaxError | Error} when it cannot be read; the message says why
 */
export async function readRegistry(): Promise<Registry> {
  const registry = parseRegistry(await fetchRegistry());
  if (!hasOverrides()) return registry;
  const { overrideRegistry } = await import('../overrides/override-registry.tsx');
  return overrideRegistry(registry);
}

function fetchRegistry(): Promise<unknown> {
  const aborted = new AbortController();
  const limit = () => {
    aborted.abort();
    return new Error(`The list of modules did not come within ${registrySeconds} seconds`);
  };
  return withTimeLimit(requestRegistry(aborted.signal), registrySeconds, limit);
}

async function requestRegistry(signal: AbortSignal): Promise<unknown> {
  const response = await fetch('/modules.json', { cache: 'no-cache', signal });
  if (!response.ok)
    throw new Error(`The server answered ${response.status} when asked for the list of modules`);
  return response.json();
}
