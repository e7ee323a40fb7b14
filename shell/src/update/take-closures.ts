import type { CollegeParts, Registry } from '@campusway/contract';
import { replaceClosures } from '@campusway/platform/host';

/** The page's registry, or a given one once it is verified. */
export type ReadRegistry = (given?: unknown) => Promise<Registry>;

/**
 * Shows the closures of a newer release on the open page. Returns whether this is all that the release changes; closures of
 * another walking graph are left to a reload.
 */
export async function takeClosures(live: unknown, readRegistry: ReadRegistry): Promise<boolean> {
  const shown = await readRegistry();
  // One that this shell cannot verify may be valid for a newer one.
  const next = await readRegistry(live).catch(() => undefined);
  if (!next) return false;
  const isSame = (...parts: string[]) =>
    parts.every((part) => digestOf(shown, part) === digestOf(next, part));
  if (isSame('graph', 'levels')) replaceClosures(await fetchClosures(next));
  return describeRest(shown) === describeRest(next);
}

const digestOf = ({ college }: Registry, part: string) => college?.parts[part]?.integrity;

async function fetchClosures({ college }: Registry): Promise<NonNullable<CollegeParts['closures']>> {
  const file = college?.parts.closures;
  if (!file) return [];
  const { href, integrity } = file;
  const response = await fetch(href, { integrity, signal: AbortSignal.timeout(8000) });
  if (!response.ok) throw new Error(`The closures did not load: the server answered ${response.status}`);
  return await response.json();
}

function describeRest({ release: _, college, ...rest }: Registry): string {
  const { version: __, parts: { closures: ___, ...parts } = {}, ...more } = college ?? {};
  return JSON.stringify([rest, more, parts]);
}
