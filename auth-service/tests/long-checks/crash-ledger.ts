/** The client's record of what the service acknowledged. */
export interface Ledger {
  readonly registered: string[];
  /** Newest acknowledged token of each device. */
  readonly chains: Map<string, string>;
  /** When each device's newest token was acknowledged. Milliseconds since 1970. */
  readonly rotatedAt: Map<string, number>;
  readonly rotations: { count: number };
  readonly failures: { count: number };
  /** Chains that were checked only after the grace window, on a busy machine: inconclusive. */
  readonly tooSlow: { count: number };
}

export function createLedger(): Ledger {
  return {
    registered: [],
    chains: new Map(),
    rotatedAt: new Map(),
    rotations: { count: 0 },
    failures: { count: 0 },
    tooSlow: { count: 0 },
  };
}
