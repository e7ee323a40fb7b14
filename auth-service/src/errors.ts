import { defineProblems, type ProblemError } from '@campusway/service/problems';
import { StorageUnavailableError } from './storage/storage.ts';

/** Problems of this service and the shared ones. */
export const createProblem = defineProblems({
  'invalid-credentials': [401, 'Invalid login credentials'],
  'invalid-refresh-token': [401, 'The session has ended: log in again'],
  'foreign-origin': [403, 'This page may not call the service'],
  'missing-header': [403, 'A request with the session cookie needs the header X-CampusWay'],
  'wrong-password': [403, 'The current password is wrong'],
  'account-disabled': [403, 'This account is disabled: ask the operator'],
  'invalid-reset-code': [403, 'The code is wrong, used or expired'],
  'no-such-session': [404, 'There is no such session'],
  'name-taken': [409, 'This username is taken'],
  'too-many-attempts': [429, 'Too many attempts: try again later'],
  'storage-unavailable': [503, 'The service cannot reach its database: try again in a moment'],
});

export function toStorageProblem(error: unknown): ProblemError | undefined {
  return error instanceof StorageUnavailableError
    ? createProblem('storage-unavailable', { cause: error })
    : undefined;
}
