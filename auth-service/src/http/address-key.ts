import { createHmac } from 'node:crypto';
import type { KeyStore } from '../keys/key-store.ts';

/** Addresses are counted, not kept: what the database holds cannot be read back. */
export function toAddressKey(keys: KeyStore, subject: string): string {
  return createHmac('sha256', keys.ring().secret('attempt-name'))
    .update(`address\0${subject}`)
    .digest('base64url');
}
