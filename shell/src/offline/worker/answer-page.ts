/** On a network that hardly moves, the page that is kept comes after this long. */
const patienceMs = 3000;

interface PageSources {
  readonly fromNetwork: Promise<Response>;
  readonly fromCache: () => Promise<Response | undefined>;
}

/**
 * The page of an address: the server's, so that the newest release is shown, or else the one that is kept: when the
 * server is out of reach, fails, or does not answer in time. Without a kept page it is whatever the network says.
 */
export async function answerPage({ fromNetwork, fromCache }: PageSources): Promise<Response> {
  const answered = fromNetwork.catch(() => undefined);
  const early = await Promise.race([answered, wait(patienceMs)]);
  if (early && early.status < 500) return early;
  return (await fromCache()) ?? fromNetwork;
}

/** The kept page with the status that the server gives: 404 for an address that the site does not have. */
export function withStatus(kept: Response, isKnown: boolean): Response {
  return isKnown ? kept : new Response(kept.body, { status: 404, headers: kept.headers });
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}
