const titles = /^(?:(?:dr|mr|mrs|ms|prof|shri|smt|sri)\.?\s+)+/i;
const initials = /^(?:\p{L}\.\s*)+(?=\p{L}{2})/u;

/** Sort key of a name, without title and leading initials: `Suresh Rao` for `Dr. N. Suresh Rao`. */
export function bareName(name: string): string {
  const untitled = name.trim().replace(titles, '');
  return untitled.replace(initials, '') || untitled;
}
