/** File names of a release that are not the names of their routes. */
const reserved: readonly string[] = ['index', 'fallback', '404'];

/** File name, without extension, of the page of a route; undefined for a path that has no file. */
export function toPageName(path: string): string | undefined {
  if (path === '/') return 'index';
  if (path === '*') return '404';
  const [, name = '', parameter] = /^\/([a-z0-9-]+(?:\/[a-z0-9-]+)*?)(\/:\w+)?$/.exec(path) ?? [];
  if (name === '' || reserved.includes(name)) return undefined;
  return parameter ? `${name}/_` : name;
}

/** File name, without extension, of the page of one place; undefined for the shared page of the route. */
export function toPlacePageName(path: string): string | undefined {
  const [name = ''] = findPageNames(path);
  return name.endsWith('/_') ? undefined : name;
}

/**
 * Candidate pages for a path, in order: its own, then that of a route whose last segment is a parameter. As in the
 * shell's route table, case and one trailing slash are ignored. Empty for the path of a file.
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

/** Empty for malformed percent-encoding. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
