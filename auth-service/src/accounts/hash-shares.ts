import { toNetworks } from '../http/address.ts';
import type { Path } from '../passwords/round-robin.ts';

interface Client {
  readonly address: string;
  readonly usernameKey: string;
  /** Id of a device that the account has signed in on, or of a session. */
  readonly device?: string | undefined;
}

/**
 * Share of a client in the queue of hashes. Known and unknown clients take turns, so neither delays the other by more than
 * half. In both, networks take turns before accounts: one attacker may have a whole network and any number of accounts, and
 * many people may share one address. The devices of an account share its turn: they cost an attacker nothing.
 */
export function toHashShare({ address, usernameKey, device }: Client): Path {
  const path = [...toNetworks(address), usernameKey];
  return device === undefined ? ['unknown', ...path] : ['known', ...path, device];
}
