import { findUsernameProblem, toUsernameKey } from '@campusway/contract';

/** A name that nobody can have is looked up all the same, as one that nobody has: the answer takes as long. */
export function toSearchKey(username: string): string {
  return findUsernameProblem(username) ? '' : toUsernameKey(username);
}
