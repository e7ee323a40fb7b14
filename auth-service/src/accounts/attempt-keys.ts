import { createHmac } from 'node:crypto';
import { toUsernameKey } from '@campusway/contract';
import type { KeyStore } from '../keys/key-store.ts';

export type AttemptSubject =
  | { readonly of: 'name'; readonly username: string }
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
    case 'device':
      return [subject.of, subject.device, toUsernameKey(subject.username)];
    case 'account':
      return [subject.of, subject.id];
    default:
      return subject satisfies never;
  }
}
