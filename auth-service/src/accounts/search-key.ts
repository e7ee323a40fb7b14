import { toUsernameKey, usernameLength } from '@campusway/contract';

/**
 * Key for looking up an account by name. A name that cannot be stored becomes the empty key, so that its look-up takes as
 * long as any other. Does not apply the rules for new names, which older accounts may break.
 */
export function toSearchKey(username: string): string {
  const key = toUsernameKey(username);
  const isStorable = key.isWellFormed() && !key.includes('\0') && key.length <= 4 * usernameLength.max;
  return isStorable ? key : '';
}
