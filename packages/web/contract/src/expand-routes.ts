import type { RemoteRoute, RoutePattern, RouteSubject } from './remote.ts';

type Fields = Readonly<Record<string, string>>;

/** Fields of the departments and screens of a college, for route patterns. */
export type RouteSubjects = Readonly<Record<RouteSubject, readonly Fields[]>>;

/**
 * Expands route patterns: one route for each item of a pattern's subject, with `{field}` replaced by its value. Without
 * a college a pattern makes no routes.
 */
export function expandRoutes(patterns: readonly RoutePattern[], subjects?: RouteSubjects): RemoteRoute[] {
  return patterns.flatMap(({ each, ...route }) =>
    each ? (subjects?.[each] ?? []).map((fields) => withKnownFields(fill(route, fields))) : [route],
  );
}

/** Without parts of the college, menu entry or search record that still contain a placeholder. */
function withKnownFields({ college, menu, search, ...route }: RemoteRoute): RemoteRoute {
  return {
    ...route,
    ...(college && { college: college.filter(isFilled) }),
    ...(menu && isFilled(menu) && { menu }),
    ...(search && isFilled(search) && { search }),
  };
}

/** Whether no placeholder is left. */
function isFilled(value: unknown): boolean {
  return !/\{\w+\}/.test(JSON.stringify(value));
}

/** Replaces `{name}` in all strings of a value; unknown names are left unchanged. */
function fill<Value>(value: Value, fields: Fields): Value {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (braces, name: string) => fields[name] ?? braces) as Value;
  if (Array.isArray(value)) return value.map((item) => fill(item, fields)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, fields)])) as Value;
}
