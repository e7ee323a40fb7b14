/** Where the choice of overrides is kept. */
export const overridesKey = 'campusway:overrides';
/** `?override=http://localhost:5203/` takes a module from there, `?override=none` takes all back. */
export const overrideParameter = 'override';

/** Only a page on this machine may take modules from elsewhere on it: nobody can be sent to a site with such a link. */
export function mayOverride(): boolean {
  return import.meta.env.DEV || isThisMachine(location.href);
}

export function isThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

/** Whether somebody has asked for modules from elsewhere, now or before. */
export function hasOverrides(): boolean {
  if (!mayOverride()) return false;
  return new URLSearchParams(location.search).has(overrideParameter) || readStored() !== null;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(overridesKey);
  } catch {
    return null;
  }
}
