/** What the service has acknowledged, kept by the client. */
export interface Ledger {
  readonly registered: string[];
  /** The newest acknowledged token of each device. */
  readonly chains: Map<string, string>;
  /** When each device's newest token was acknowledged, milliseconds since the epoch. */
  readonly rotatedAt: Map<string, number>;
  readonly rotations: { count: number };
  readonly failures: { count: number };
  /** Chains that a busy machine brought back only after the grace window: they prove nothing. */
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
