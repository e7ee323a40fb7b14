import { toNetworks } from '../http/address.ts';
import type { Path } from '../passwords/round-robin.ts';

/**
 * Share of a known device or of a session. Known and unknown clients take turns, so neither delays the other by more than
 * half. One account has one share, from any number of devices: they cost an attacker nothing.
 */
export function toKnownShare(usernameKey: string, device: string): Path {
  return ['known', usernameKey, device];
}

/** Share of an unknown client. Many people may share one address, and one attacker may have a whole network. */
export function toUnknownShare(address: string, usernameKey: string): Path {
  return ['unknown', ...toNetworks(address), usernameKey];
}
