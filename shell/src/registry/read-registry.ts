import type { Registry } from '@campusway/contract';
import { withTimeLimit } from '../remotes/time-limit.ts';
import { parseRegistry } from './parse-registry.ts';

const registrySeconds = 8;

/**
 * The modules of the site: from index.html where publishing has written them, otherwise from modules.json.
 * @throws {TypeError | SyntaxError | Error} when neither can be read; the message says why
 */
export async function readRegistry(): Promise<Registry> {
  const inlined = document.getElementById('registry')?.textContent;
  return parseRegistry(inlined ? JSON.parse(inlined) : await fetchRegistry());
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
