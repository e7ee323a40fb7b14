/** Codes of files and of listening addresses. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'access is denied'],
  ['EPERM', 'access is denied'],
  ['EADDRINUSE', 'another program uses this address'],
  ['EADDRNOTAVAIL', 'this machine does not have that address'],
  ['EAI_AGAIN', 'the name of the host cannot be resolved'],
  ['ENOTFOUND', 'there is no host of that name'],
  ['EEXIST', 'it exists already'],
  ['EISDIR', 'it is a folder'],
  ['ELOOP', 'its links lead in a circle'],
  ['ENAMETOOLONG', 'the name is too long'],
  ['ENOENT', 'there is no such file or folder'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'a part of the path is not a folder'],
  ['EROFS', 'the file system is read-only'],
]);

/**
 * Replaces an error of the operating system with one that says what failed, why, and what to do: `Cannot ${what}: reason.
 * ${advice}`. Other errors are returned unchanged.
 */
export function toSystemError(error: unknown, what: string, advice = ''): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const reason = reasons.get(String(error.code));
  if (reason === undefined) return error;
  const message = [`Cannot ${what}: ${reason}`, ...(advice ? [advice] : [])].join('. ');
  return Object.assign(new Error(message, { cause: error }), { code: error.code });
}

/** Runs work on a file; errors as of toSystemError(). */
export function explainErrors<Result>(work: () => Result, what: string, advice?: string): Result {
  try {
    return work();
  } catch (error) {
    throw toSystemError(error, what, advice);
  }
}
