import type { NavigationLink } from '@campusway/contract';

/** localStorage: the last choice on this device, `1` for step-free. */
export const stepFreeKey = 'campusway-step-free';

/** Limit of characters; longer than any id of the site. */
const maxIdLength = 80;

/** Parameters of a link that a page or a message has changed: escaped, `&amp;to=`, `to%3D310`, or in capitals, `TO=`. */
export function readParameters(search: URLSearchParams): URLSearchParams {
  const [first = ''] = search.keys();
  if (search.size === 1 && first.includes('=')) return readParameters(new URLSearchParams(first));
  const toName = (name: string) => name.toLowerCase().replace(/^(?:amp;)+/, '');
  return new URLSearchParams(Array.from(search, ([name, value]) => [toName(name), value]));
}

/** Parses the parameters of a navigation link. The ids may be unknown. */
export function parseLink(parameters: URLSearchParams): NavigationLink {
  const search = readParameters(parameters);
  const parseId = (name: string) => search.get(name)?.trim().slice(0, maxIdLength) || undefined;
  return { from: parseId('from'), to: parseId('to'), stepFree: parseFlag(search.get('step-free')) };
}

/** `?step-free`, `=1` and unknown values are true, `=0`, `=false` and `=no` are false; undefined without the parameter. */
function parseFlag(text: string | null): boolean | undefined {
  return text === null ? undefined : !/^(?:0|false|no)$/i.test(text.trim());
}
