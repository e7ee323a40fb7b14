import { parseJson, readStored, writeStored } from '@campusway/platform';
import { isThisMachine, overrideParameter, overridesKey } from './may-override.ts';

export interface ChosenOverrides {
  readonly origins: readonly string[];
  /** Requested values that are not URLs on this machine, unchanged. */
  readonly refused: readonly string[];
}

/** Origins of the overrides: the stored ones and those in the URL, which are stored and removed from the URL. */
export function chooseOverrides(): ChosenOverrides {
  const page = new URL(location.href);
  const requested = [...new Set(page.searchParams.getAll(overrideParameter))];
  const stored = requested.includes('none') ? [] : readOrigins();
  const origins = [...new Set([...stored, ...requested.flatMap(toLocalOrigin)])];
  writeStored(overridesKey, origins.length > 0 ? JSON.stringify(origins) : undefined);
  if (requested.length > 0) {
    page.searchParams.delete(overrideParameter);
    history.replaceState(history.state, '', page);
  }
  const refused = requested.filter((text) => text !== 'none' && toLocalOrigin(text).length === 0);
  return { origins, refused };
}

export function forgetOverrides(): void {
  writeStored(overridesKey);
}

function readOrigins(): string[] {
  const stored = parseJson(readStored(overridesKey));
  return Array.isArray(stored) ? stored.flatMap(toLocalOrigin) : [];
}

/** The origin as a list of one; empty for a URL of another machine. */
function toLocalOrigin(text: unknown): string[] {
  const url = typeof text === 'string' ? URL.parse(text) : null;
  return url && /^https?:$/.test(url.protocol) && isThisMachine(url.href) ? [url.origin] : [];
}
