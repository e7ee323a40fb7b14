import { toUsernameKey, usernameLength } from '@campusway/contract';

/**
 * Under which key a name is looked up. What no database holds, and nobody can have, is looked up as the empty name: the
 * answer takes as long. The rules of new names do not count: accounts from before them keep working.
 */
export function toSearchKey(username: string): string {
  const key = toUsernameKey(username);
  const isStorable = key.isWellFormed() && !key.includes('\0') && key.length <= 4 * usernameLength.max;
  return isStorable ? key : '';
}
