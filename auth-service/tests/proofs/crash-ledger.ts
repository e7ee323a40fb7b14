/** What the service has acknowledged, kept by the client. */
export interface Ledger {
  readonly registered: string[];
  /** The newest acknowledged token of each device. */
  readonly chains: Map<string, string>;
  readonly rotations: { count: number };
  readonly failures: { count: number };
}

export function createLedger(): Ledger {
  return { registered: [], chains: new Map(), rotations: { count: 0 }, failures: { count: 0 } };
}
