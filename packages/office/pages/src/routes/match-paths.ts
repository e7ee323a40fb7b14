/** Segments of a route's path. Like the router, ignores case and a trailing slash. */
function toSegments(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

const isParameter = (segment: string | undefined) => segment?.startsWith(':') ?? false;

/** Normal form of a path: equal for paths that differ only in the names of parameters. */
export function shapeOf(path: string): string {
  return toSegments(path)
    .map((segment) => (isParameter(segment) ? ':' : segment))
    .join('/');
}

/** Whether some address matches both paths. */
export function overlap(one: string, other: string): boolean {
  return meet(toSegments(one), toSegments(other));
}

function meet([first, ...rest]: readonly string[], [second, ...others]: readonly string[]): boolean {
  if (first === '*' || second === '*') return true;
  if (first === undefined || second === undefined) return first === second;
  return (first === second || isParameter(first) || isParameter(second)) && meet(rest, others);
}

/** Whether `path` matches every address that `other` matches. */
export function covers(path: string, other: string): boolean {
  return contains(toSegments(path), toSegments(other));
}

function contains([first, ...rest]: readonly string[], [second, ...others]: readonly string[]): boolean {
  if (first === '*') return true;
  if (first === undefined || second === undefined) return first === second;
  return (first === second || (isParameter(first) && second !== '*')) && contains(rest, others);
}
