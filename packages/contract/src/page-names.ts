/** Files of a release that answer for other addresses than their own name. */
const reserved: readonly string[] = ['index', 'fallback', '404'];

/** A file name, without its ending, for the page of a route; undefined for a path that no file can stand for. */
export function toPageName(path: string): string | undefined {
  if (path === '/') return 'index';
  if (path === '*') return '404';
  const [, name = '', parameter] = /^\/([a-z0-9-]+(?:\/[a-z0-9-]+)*?)(\/:\w+)?$/.exec(path) ?? [];
  if (name === '' || reserved.includes(name)) return undefined;
  return parameter ? `${name}/_` : name;
}

/** A file name, without its ending, for the page of one place; undefined for that of the route itself. */
export function toPlacePageName(path: string): string | undefined {
  const [name = ''] = findPageNames(path);
  return name.endsWith('/_') ? undefined : name;
}

/**
 * Which pages may answer an address, the likeliest first: its own, or that of a route whose last part is a parameter.
 * As in the shell's route table, capitals and one slash at the end make no difference. None for the address of a file.
 */
export function findPageNames(pathname: string): readonly string[] {
  const path = pathname.replace(/([^/])\/$/, '$1');
  if (path === '/') return ['index'];
  const [, parents = '', encoded = ''] = /^\/((?:[a-z0-9-]+\/)*)([^/]+)$/i.exec(path) ?? [];
  const last = decode(encoded);
  const own = parents + last;
  const plain = own.toLowerCase();
  if (!/^[^/.]+$/.test(last) || reserved.includes(plain)) return [];
  return [...new Set([own, plain, `${parents.toLowerCase()}_`])];
}

/** Empty for what is not well encoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
