import { readStored } from '@campusway/platform';

/** localStorage key of the overrides. */
export const overridesKey = 'campusway:overrides';
/** `?override=http://localhost:5203/` loads a module from there, `?override=none` removes all overrides. */
export const overrideParameter = 'override';

/** Only a page on this machine may load modules from it: on a published site an override link has no effect. */
export function mayOverride(): boolean {
  return import.meta.env.DEV || isThisMachine(location.href);
}

export function isThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

/** Whether overrides are stored or in the URL. */
export function hasOverrides(): boolean {
  if (!mayOverride()) return false;
  return new URLSearchParams(location.search).has(overrideParameter) || readStored(overridesKey) !== null;
}
