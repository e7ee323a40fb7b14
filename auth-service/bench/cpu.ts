import { readFileSync } from 'node:fs';

/** Linux counts in units of 10 ms. */
const tickMs = 10;

/** CPU time of all threads of a process, user and system. */
export function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
