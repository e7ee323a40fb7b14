import type { RemoteRoute, RoutePattern, RouteSubject } from './remote.ts';

type Fields = Readonly<Record<string, string>>;

/** For route patterns: the fields of each thing of a college that can have a page. */
export type RouteSubjects = Readonly<Record<RouteSubject, readonly Fields[]>>;

/**
 * The routes that a module's patterns make for a college: one for each thing that a pattern names, with its fields in
 * place of their names in braces. Without a college there are none of these.
 */
export function expandRoutes(patterns: readonly RoutePattern[], subjects?: RouteSubjects): RemoteRoute[] {
  return patterns.flatMap(({ each, ...route }) =>
    each ? (subjects?.[each] ?? []).map((fields) => withKnownParts(fill(route, fields))) : [route],
  );
}

/** A part that is named after a field which the thing does not have is none of its page. */
function withKnownParts(route: RemoteRoute): RemoteRoute {
  const { college } = route;
  return college ? { ...route, college: college.filter((part) => !part.includes('{')) } : route;
}

/** Replaces `{name}` in every text of a value; a name that is no field stays as it is. */
function fill<Value>(value: Value, fields: Fields): Value {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (braces, name: string) => fields[name] ?? braces) as Value;
  if (Array.isArray(value)) return value.map((item) => fill(item, fields)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, fields)])) as Value;
}
