import type { NavigationLink } from '@campusway/contract';

/** Longer than any id that the site ever wrote; the rest of a longer text helps nobody. */
const longestId = 80;

/** What the address asks for. Ids are as they came: nobody has said yet that there are such places. */
export function parseLink(search: URLSearchParams): NavigationLink {
  return {
    from: parseId(search.get('from')),
    to: parseId(search.get('to')),
    stepFree: parseFlag(search.get('step-free')),
  };
}

function parseId(text: string | null): string | undefined {
  return text?.trim().slice(0, longestId) || undefined;
}

/** `?step-free`, `=1` and `=true` are yes, `=0` and `=false` are no; no word leaves it to what the person chose last. */
function parseFlag(text: string | null): boolean | undefined {
  if (text === null) return undefined;
  return !['0', 'false', 'no'].includes(text.trim().toLowerCase());
}
