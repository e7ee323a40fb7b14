import { createHash, randomInt } from 'node:crypto';

/** Without 0, 1, I, L and O, which are easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** A week. */
export const maxResetMinutes = 7 * 24 * 60;

const groups = 4;
const groupLength = 5;

/** 20 characters in groups of five, such as 'K7M2P-...': 99 bits. */
export function createResetCode(): string {
  const characters = Array.from({ length: groups * groupLength }, () => alphabet[randomInt(alphabet.length)]);
  return characters.join('').replace(/.{5}(?!$)/g, '$&-');
}

/** The stored hash of a code. Ignores spaces, hyphens and letter case. */
export function hashResetCode(code: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}
