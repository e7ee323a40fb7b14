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
    each ? (subjects?.[each] ?? []).map((fields) => withKnownFields(fill(route, fields))) : [route],
  );
}

/** Leaves out what names a field that the thing does not have: a part of the college, the menu entry, the search record. */
function withKnownFields({ college, menu, search, ...route }: RemoteRoute): RemoteRoute {
  return {
    ...route,
    ...(college && { college: college.filter(isFilled) }),
    ...(menu && isFilled(menu) && { menu }),
    ...(search && isFilled(search) && { search }),
  };
}

/** Whether every field in braces was replaced. */
function isFilled(value: unknown): boolean {
  return !/\{\w+\}/.test(JSON.stringify(value));
}

/** Replaces `{name}` in every text of a value; a name that is no field stays as it is. */
function fill<Value>(value: Value, fields: Fields): Value {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (braces, name: string) => fields[name] ?? braces) as Value;
  if (Array.isArray(value)) return value.map((item) => fill(item, fields)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, fields)])) as Value;
}
