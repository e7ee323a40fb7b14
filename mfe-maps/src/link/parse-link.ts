import type { NavigationLink } from '@campusway/contract';

/** Limit of characters; longer than any id of the site. */
const maxIdLength = 80;

/** Parses the parameters of a navigation link. The ids may be unknown. */
export function parseLink(search: URLSearchParams): NavigationLink {
  return {
    from: parseId(search.get('from')),
    to: parseId(search.get('to')),
    stepFree: parseFlag(search.get('step-free')),
  };
}

function parseId(text: string | null): string | undefined {
  return text?.trim().slice(0, maxIdLength) || undefined;
}

/** `?step-free`, `=1` and `=true` are true, `=0` and `=false` are false; undefined without the parameter. */
function parseFlag(text: string | null): boolean | undefined {
  if (text === null) return undefined;
  return !['0', 'false', 'no'].includes(text.trim().toLowerCase());
}
