import { isThisMachine, overrideParameter, overridesKey } from './may-override.ts';

export interface ChosenOverrides {
  readonly origins: readonly string[];
  /** What was asked for and is no address on this machine, word for word. */
  readonly refused: readonly string[];
}

/** The addresses that modules are taken from: those kept, with what the page's own address says. It is kept in turn, and taken out of the address. */
export function chooseOverrides(): ChosenOverrides {
  const page = new URL(location.href);
  const asked = [...new Set(page.searchParams.getAll(overrideParameter))];
  const kept = asked.includes('none') ? [] : readStored();
  const origins = [...new Set([...kept, ...asked.flatMap(toLocalOrigin)])];
  if (origins.length > 0) localStorage.setItem(overridesKey, JSON.stringify(origins));
  else forgetOverrides();
  if (asked.length > 0) {
    page.searchParams.delete(overrideParameter);
    history.replaceState(history.state, '', page);
  }
  const refused = asked.filter((text) => text !== 'none' && toLocalOrigin(text).length === 0);
  return { origins, refused };
}

export function forgetOverrides(): void {
  localStorage.removeItem(overridesKey);
}

function readStored(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(overridesKey) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(toLocalOrigin) : [];
  } catch {
    return [];
  }
}

/** Nothing from another machine, whatever was asked. */
function toLocalOrigin(text: unknown): string[] {
  const url = typeof text === 'string' ? URL.parse(text) : null;
  return url && /^https?:$/.test(url.protocol) && isThisMachine(url.href) ? [url.origin] : [];
}
