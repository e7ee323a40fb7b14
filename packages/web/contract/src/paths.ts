import type { DepartmentCode, PersonId, Place, PlaceId, RoomNumber } from '@campusway/campus';
import type { QuickLink } from './college.ts';

/** Query of a navigation link, with readable ids: `room-205`, `central-library`, a person's id. */
export interface NavigationLink {
  readonly from?: PlaceId | PersonId | undefined;
  readonly to?: PlaceId | PersonId | undefined;
  readonly stepFree?: boolean | undefined;
}

/** Paths of pages that exist on every site. */
const fixedPaths = {
  home: (query?: string) => withQuery('/', { q: query }),
  about: () => '/about',
  departments: () => '/departments',
  campusMap: () => '/campus-map',
  navigate: (link: NavigationLink = {}) => withLink('/navigate', link),
  login: (returnTo?: string) => withQuery('/login', { return: returnTo }),
  register: () => '/register',
  resetPassword: () => '/reset-password',
  account: () => '/account',
} as const;

/** Paths of the pages of rooms and places; separate, because the shell does not link to them. */
export const placePaths = {
  /** Page of a room by its number, or by its id where the door has no number. */
  room: (number: RoomNumber = '') => `/room/${toSegment(number)}`,
  /** Page of any other place. */
  place: (id: PlaceId = '') => `/place/${toSegment(id)}`,
  /** Target of the QR code at a door. */
  here: (id: PlaceId = '') => `/here/${toSegment(id)}`,
  /** Page of a room or of another place. */
  pageOf: ({ id, kind, code }: Pick<Place, 'id' | 'kind' | 'code'>): string => {
    if (code !== undefined) return placePaths.room(code);
    return kind === 'room' ? placePaths.room(id.replace(/^room-/, '')) : placePaths.place(id);
  },
} as const;

/** All other paths of the site. Links within the site are built only with this file. */
export const paths = {
  ...fixedPaths,
  department: (code: DepartmentCode, options: { person?: PersonId; q?: string } = {}) =>
    withQuery(`/${code}`, { q: options.q, person: options.person }),
  departmentMap: (code: DepartmentCode, options: { room?: string } = {}) =>
    withQuery(`/${code}-map`, { room: options.room }),
  campusNav: (link: NavigationLink = {}) => withLink('/campus-nav', link),
  quickLink: ({ place, onCampusMap }: QuickLink) =>
    withLink(onCampusMap ? '/campus-nav' : '/navigate', { to: place }),
  /** A navigation screen by its id: `/cse-nav`, `/floor2`. */
  screen: (id: string, link: NavigationLink = {}) => withLink(`/${id}`, link),
} as const;

/** First segments of the fixed paths, reserved: no page of a college may have these names. */
export function fixedNames(): string[] {
  const { room, place, here } = placePaths;
  return [...Object.values(fixedPaths), room, place, here].map(
    (path: (...noArguments: never[]) => string) => path().split('/')[1] ?? '',
  );
}

/** Encodes one path segment. Dots and slashes are replaced: servers treat them as file names and separators. */
function toSegment(text: string): string {
  return encodeURIComponent(text.normalize('NFC').replace(/[\s/?#.]+/g, '-'));
}

function withLink(path: string, { from, to, stepFree }: NavigationLink): string {
  return withQuery(path, { from, to, 'step-free': stepFree && '1' });
}

function withQuery(path: string, query: Record<string, string | false | undefined>): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]),
  );
  return search.size ? `${path}?${search}` : path;
}

const site = 'https://site.invalid';

/** Path, query and hash of a target on this site, resolved; undefined for a target elsewhere, or for no path. */
export function toOwnPath(target: string): string | undefined {
  if (!target.startsWith('/') || !URL.canParse(target, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(target, site);
  // The path of `/.//host` is `//host`, which the router would take for another site.
  return origin === site && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
