import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import type { RunningNginx } from '@campusway/toolkit';
import type { Answer } from './replay-day.ts';

/** Visits that are open at the same time. */
const parallel = 24;

/** Repeats visits for some seconds, each over a new HTTP/2 connection. `processorSeconds` are those of nginx alone. */
export async function loadNginx(
  { https, pid }: RunningNginx,
  visits: readonly (readonly Answer[])[],
  milliseconds: number,
) {
  const etags = new Map<string, string>();
  const [start, before] = [performance.now(), processorSeconds(pid)];
  let count = 0;
  async function visit(): Promise<void> {
    while (performance.now() < start + milliseconds) {
      const answers = visits[count % visits.length] ?? [];
      count += 1;
      const session = connect(https, { rejectUnauthorized: false });
      await Promise.all(answers.map((answer) => request(session, answer, etags)));
      session.close();
    }
  }
  await Promise.all(Array.from({ length: parallel }, visit));
  const seconds = (performance.now() - start) / 1000;
  return { visits: count, seconds, processorSeconds: processorSeconds(pid) - before };
}

/** Requests a file as the visit did: for a 304, with the entity tag of the answer before. */
function request(session: ClientHttp2Session, { path, status }: Answer, etags: Map<string, string>) {
  return new Promise<void>((resolve, reject) => {
    const etag = status === 304 ? etags.get(path) : undefined;
    const headers = { ':path': path, 'accept-encoding': 'br', ...(etag && { 'if-none-match': etag }) };
    session
      .request(headers)
      .on('response', (answer) => {
        if (answer.etag) etags.set(path, answer.etag);
        if (![status, 200].includes(answer[':status'] ?? 0))
          reject(new Error(`${path} was answered ${answer[':status']}, not ${status}`));
      })
      .on('end', resolve)
      .on('error', reject)
      .resume();
  });
}

/** User and system time of the processes that a process has started (proc(5), in hundredths of a second). */
function processorSeconds(pid: number | undefined): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const ticks = children.flatMap((child) => {
    const [, fields = ''] = readFileSync(`/proc/${child}/stat`, 'utf8').split(') ');
    return fields.split(' ').slice(11, 13).map(Number);
  });
  return ticks.reduce((total, one) => total + one, 0) / 100;
}
