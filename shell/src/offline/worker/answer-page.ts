/** Time after which the cached page answers instead of a slow network. */
const timeoutMs = 3000;

interface PageSources {
  readonly fromNetwork: Promise<Response>;
  readonly fromCache: () => Promise<Response | undefined>;
}

/**
 * Network first, so that the newest release is shown. Falls back to the cached page when the server is unreachable,
 * fails or is slow; without a cached page it waits for the network.
 */
export async function answerPage({ fromNetwork, fromCache }: PageSources): Promise<Response> {
  const answered = fromNetwork.catch(() => undefined);
  const early = await Promise.race([answered, wait(timeoutMs)]);
  if (early && early.status < 500) return early;
  return (await fromCache()) ?? fromNetwork;
}

/** The cached page with the status that the server would give: 404 for an unknown address. */
export function withPageStatus(cached: Response, isKnown: boolean): Response {
  return isKnown ? cached : new Response(cached.body, { status: 404, headers: cached.headers });
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}
