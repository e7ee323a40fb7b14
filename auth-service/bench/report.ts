import { readFileSync } from 'node:fs';
/** Rounds of a comparison. Both sides alternate, so that other load on the machine affects both. */
export const rounds = Number(process.env.ROUNDS ?? 4);

/** Prints one line. A miss fails the run. */
export function report(
  what: string,
  found: string,
  { required, isMet }: { required: string; isMet: boolean },
): void {
  if (!isMet) process.exitCode = 1;
  process.stdout.write(`${isMet ? 'ok  ' : 'MISS'} ${what}: ${found}; required ${required}\n`);
}

interface Comparison {
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
}

/** Measures both sides alternately and compares their averages. */
export async function takeTurns(
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Comparison> {
  const sums = { ours: 0, theirs: 0 };
  for (let round = 0; round < rounds; round += 1) {
    sums.theirs += await theirs();
    sums.ours += await ours();
  }
  return { ours: sums.ours / rounds, theirs: sums.theirs / rounds, ratio: sums.ours / sums.theirs };
}

export function describeRatio({ ours, theirs, ratio }: Comparison, reference: string): string {
  return `${Math.round(ours)}/s, ${Math.round(100 * ratio)} % of ${reference} (${Math.round(theirs)}/s)`;
}

/** Linux counts in units of 10 ms. */
const tickMs = 10;

/** CPU time of all threads of a process, user and system. */
export function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** All load comes from one address. */
export const withoutLimits = {
  AUTH_LIMIT_LOGIN: '1000000',
  AUTH_LIMIT_REGISTER: '1000000',
  AUTH_LIMIT_OTHER: '1000000',
  AUTH_LIMIT_INVALID: '1000000',
} as const;
