const titles = /^(?:(?:dr|mr|mrs|ms|prof|shri|smt|sri)\.?\s+)+/i;
const initials = /^(?:\p{L}\.\s*)+(?=\p{L}{2})/u;

/** The name without title and leading initials, as a list is ordered: `Dr. N. Suresh Rao` is `Suresh Rao`. */
export function bareName(name: string): string {
  const untitled = name.trim().replace(titles, '');
  return untitled.replace(initials, '') || untitled;
}
