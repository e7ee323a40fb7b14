import { createHash, randomInt } from 'node:crypto';

/** Digits and letters that nobody confuses on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const groups = 4;
const groupLength = 5;

/** Such as 'K7M2P-...': 20 characters, 99 bits. */
export function createResetCode(): string {
  const characters = Array.from({ length: groups * groupLength }, () => alphabet[randomInt(alphabet.length)]);
  return characters.join('').replace(/.{5}(?!$)/g, '$&-');
}

/** What is kept of a code. Blanks, hyphens and small letters are the reader's, not the code's. */
export function hashResetCode(code: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}
