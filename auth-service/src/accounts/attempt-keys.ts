import { createHmac } from 'node:crypto';
import { toUsernameKey, usernameLength } from '@campusway/contract';
import { toSite } from '../http/address.ts';
import type { KeyStore } from '../keys/key-store.ts';
import type { AttemptKeys } from '../storage/operations/attempts.ts';

export type AttemptSubject =
  | { readonly of: 'name'; readonly username: string }
  | { readonly of: 'network'; readonly username: string; readonly network: string }
  | { readonly of: 'device'; readonly username: string; readonly device: string }
  | { readonly of: 'account'; readonly id: string };

/** Key of an attempt counter: a keyed hash, so that the table reveals no names. */
export function toAttemptKey(keys: KeyStore, subject: AttemptSubject): string {
  return createHmac('sha256', keys.ring().secret('attempt-name'))
    .update(toParts(subject).join('\0'))
    .digest('base64url');
}

function toParts(subject: AttemptSubject): readonly string[] {
  switch (subject.of) {
    case 'name':
      return [subject.of, toUsernameKey(subject.username)];
    case 'network':
      return [subject.of, subject.network, toUsernameKey(subject.username)];
    case 'device':
      return [subject.of, subject.device, toUsernameKey(subject.username)];
    case 'account':
      return [subject.of, subject.id];
    default:
      return subject satisfies never;
  }
}

/** Keys of the counters of a login or a password reset. */
export function toAttemptKeys(
  keys: KeyStore,
  { username, address, device }: { username: string; address: string; device: string | undefined },
): AttemptKeys {
  return {
    nameKey: toAttemptKey(keys, { of: 'name', username }),
    networkKey: toAttemptKey(keys, { of: 'network', username, network: toSite(address) }),
    deviceKey: device === undefined ? undefined : toAttemptKey(keys, { of: 'device', username, device }),
  };
}

/**
 * Key for looking up an account by name. A name that cannot be stored becomes the empty key, so that its look-up takes as
 * long as any other. Does not apply the rules for new names, which older accounts may break.
 */
export function toSearchKey(username: string): string {
  const key = toUsernameKey(username);
  const isStorable = key.isWellFormed() && !key.includes('\0') && key.length <= 4 * usernameLength.max;
  return isStorable ? key : '';
}
