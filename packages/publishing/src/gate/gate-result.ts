/** One reason not to go live. */
export interface GateProblem {
  readonly module: string;
  /** Build id of the shell in which it shows; absent where it holds in any. */
  readonly shell?: string;
  /** Path of the page. */
  readonly page?: string;
  readonly reason: string;
}

export interface GateResult {
  readonly problems: readonly GateProblem[];
  /** Worth knowing, no reason to stop. */
  readonly notes: readonly string[];
  /** How many pages were opened, in how many shells; undefined when no browser was asked for. */
  readonly opened?: { readonly pages: number; readonly shells: number };
  readonly seconds: number;
}

export function toText({ module, shell, page, reason }: GateProblem): string {
  const where = [page && `page ${page}`, shell && `shell ${shell}`].filter(Boolean).join(', ');
  return `${module}${where ? ` (${where})` : ''}: ${reason}`;
}
