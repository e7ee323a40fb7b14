/** A finding of the gate: one reason not to go live. */
export interface GateFinding {
  readonly module: string;
  /** Build id of the shell in which the page was opened; absent for findings without a browser. */
  readonly shell?: string;
  /** Path of the page. */
  readonly page?: string;
  readonly reason: string;
}

export interface GateResult {
  readonly problems: readonly GateFinding[];
  /** Information that does not stop the deployment. */
  readonly notes: readonly string[];
  /** Number of opened pages and shells; undefined with `--no-browser`. */
  readonly opened?: { readonly pages: number; readonly shells: number };
  readonly seconds: number;
}

export function toText({ module, shell, page, reason }: GateFinding): string {
  const where = [page && `page ${page}`, shell && `shell ${shell}`].filter(Boolean).join(', ');
  return `${module}${where ? ` (${where})` : ''}: ${reason}`;
}
