type Answer = Response | Promise<Response> | Error;

/** Replaces `fetch`: `answers` by route, such as `POST /refresh`, in order, then the last one repeatedly. */

export function fakeService(answers: Readonly<Record<string, readonly (() => Answer)[]>>) {
  const calls: string[] = [];
  const requests: RequestInit[] = [];
  const left = new Map(Object.entries(answers).map(([route, list]) => [route, [...list]]));
  globalThis.fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input));
    const route = `${init.method} ${pathname}${search}`;
    calls.push(route);
    requests.push(init);
    const list = left.get(route) ?? [];
    const answer = (list.length > 1 ? list.shift() : list[0])?.() ?? new TypeError('Failed to fetch');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, requests };
}

export const ana = {
  id: 'a-1',
  username: 'ana',
  role: 'student',
  createdAt: '2026-11-21T00:00:00.000Z',
} as const;

export function signedIn(changes: object = {}): Response {
  return Response.json({ message: 'Session refreshed', account: ana, ...changes });
}

export function problem(status: number, changes: object = {}, headers: HeadersInit = {}): Response {
  return Response.json({ status, code: 'some-code', message: 'The reason', ...changes }, { status, headers });
}

export const noNetwork = () => new TypeError('Failed to fetch');
export const noContent = () => new Response(null, { status: 204 });
