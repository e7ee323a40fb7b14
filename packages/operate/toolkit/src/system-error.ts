/** System errors that the user can resolve, by code. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space and run this again',
  EDQUOT: 'the disk quota is used up. Free some space and run this again',
  EROFS: 'the file system is read-only',
  EACCES: 'this account has no permission',
  EPERM: 'this account has no permission',
};

/** One line for an error of the file system; undefined for any other error. */
export function explainSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  const reason = reasons[code];
  if (!reason || !syscall) return undefined;
  const what = [syscall, dest ?? path].filter(Boolean).join(' ');
  return `Cannot ${what}: ${reason} (${code})`;
}
