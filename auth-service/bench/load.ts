import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  readonly statuses: Readonly<Record<string, number>>;
}

export async function measureGet(url: string, options: { token: string; seconds: number }): Promise<Load> {
  const headers = { authorization: `Bearer ${options.token}` };
  return toLoad(await autocannon({ url, connections: 20, duration: options.seconds, headers }));
}

/** Each login is for another account, so failures and sessions of one do not affect the next. */
export async function measureLogins(
  url: string,
  { names, seconds, connections }: { names: readonly string[]; seconds: number; connections: number },
): Promise<Load> {
  let next = 0;
  const body = () => {
    next += 1;
    return JSON.stringify({
      username: names[next % names.length],
      password: 'quiet river stones',
      deliver: 'body',
    });
  };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: '/login',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: body() }),
      },
    ],
  });
  return toLoad(result);
}

function toLoad({ duration, statusCodeStats }: autocannon.Result): Load {
  const counts = Object.entries(statusCodeStats ?? {}).map(
    ([status, { count }]) => [status, count ?? 0] as const,
  );
  const good = counts.filter(([status]) => status === '200').reduce((sum, [, count]) => sum + count, 0);
  return { perSecond: good / duration, statuses: Object.fromEntries(counts) };
}
