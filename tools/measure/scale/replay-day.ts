/** One answer to a visitor. */
export interface Answer {
  readonly path: string;
  readonly status: number;
  readonly bytes: number;
  /** Seconds for which a shared cache may send it again without the origin. */
  readonly sharedSeconds: number;
}

export interface Visit {
  /** Of the day. */
  readonly second: number;
  readonly edge: number;
  readonly answers: readonly Answer[];
}

export type Traffic = ReturnType<typeof measureTraffic>;

/** Replays the visits of a day, in the order of time, through the caches of a CDN's edge locations, which never evict. */
export function replayDay(visits: Iterable<Visit>) {
  const hours = Array.from({ length: 24 }, () => ({
    visits: 0,
    /** To visitors: by the edges, or by one server without a CDN. */
    visitors: measureTraffic(),
    /** To the edges. */
    origin: measureTraffic(),
  }));
  const edges = new Map<number, Map<string, number>>();
  for (const { second, edge, answers } of visits) {
    const hour = hours[Math.floor(second / 3600)];
    if (!hour) throw new RangeError(`Cannot replay second ${second}: a day has 86400`);
    const freshUntil = edges.get(edge) ?? new Map<string, number>();
    edges.set(edge, freshUntil);
    hour.visits += 1;
    for (const answer of answers) {
      addAnswer(hour.visitors, answer);
      if ((freshUntil.get(answer.path) ?? 0) > second) continue;
      addAnswer(hour.origin, answer);
      if (answer.sharedSeconds > 0) freshUntil.set(answer.path, second + answer.sharedSeconds);
    }
  }
  return hours;
}

export function measureTraffic(answers: readonly Answer[] = []) {
  const traffic = { requests: 0, notModified: 0, bytes: 0 };
  for (const answer of answers) addAnswer(traffic, answer);
  return traffic;
}

function addAnswer(traffic: Traffic, { status, bytes }: Answer): void {
  traffic.requests += 1;
  traffic.bytes += bytes;
  if (status === 304) traffic.notModified += 1;
}

/**
 * Seconds for which a shared cache may reuse an answer (RFC 9111). An answer with `no-cache` counts as not stored, as
 * docs/deploying.md requires of edges.
 */
export function sharedSeconds(status: number, cacheControl: string): number {
  if (status !== 200 || /no-cache|no-store|private/.test(cacheControl)) return 0;
  return Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}
