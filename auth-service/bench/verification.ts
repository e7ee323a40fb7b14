import { fileURLToPath } from 'node:url';
import { createFolder } from '../tests/support/config.ts';
import { post, type RunningService, spawnScript, spawnService } from '../tests/support/process.ts';
import { measureGet } from './load.ts';
import { describeRatio, readCpuMs, report, takeTurns, withoutLimits } from './report.ts';

const seconds = Number(process.env.SECONDS ?? 4);
const person = { username: 'ana', password: 'quiet river stones' };

/**
 * Compares GET /me, and the verification alone, with bare routes of @fastify/jwt, in requests per second of CPU time. Per
 * second of the clock they scatter, because the load generator uses the same cores.
 */
export async function measureVerification(): Promise<void> {
  const folder = createFolder();
  const service = await spawnService({ AUTH_DATA_DIR: folder.path, ...withoutLimits });
  const bare = await spawnScript(fileURLToPath(new URL('./bare-routes.ts', import.meta.url)), [folder.path]);
  await post(`${service.url}/register`, { role: 'student', ...person });
  const token = String((await post(`${service.url}/login`, person)).json.access_token);
  const pairs = [
    {
      what: 'the verification alone',
      ours: { ...bare, path: '/verified' },
      reference: 'with-cache',
      least: 0.8,
    },
    // It also reads session and account from the database.
    { what: 'GET /me', ours: { ...service, path: '/me' }, reference: 'with-cache', least: 0.4 },
    { what: 'GET /me', ours: { ...service, path: '/me' }, reference: 'without-cache', least: 0.4 },
  ];
  for (const { what, ours, reference, least } of pairs) {
    const theirs = { ...bare, path: `/${reference}` };
    // Until both are compiled.
    for (const { url, path } of [ours, theirs]) await measureGet(url + path, { token, seconds: 2 });
    const found = await takeTurns(
      () => measureCpu(ours, token),
      () => measureCpu(theirs, token),
    );
    report(`${what}, by CPU time`, describeRatio(found, `the bare route ${reference}`), {
      required: `at least ${least * 100} %`,
      isMet: found.ratio >= least,
    });
  }
  await service.kill('SIGTERM');
  await bare.kill('SIGTERM');
  folder.remove();
}

/** Requests per second of CPU time. */
async function measureCpu(
  { url, pid, path }: RunningService & { readonly path: string },
  token: string,
): Promise<number> {
  const before = readCpuMs(pid);
  const { perSecond } = await measureGet(url + path, { token, seconds });
  return (perSecond * seconds * 1000) / (readCpuMs(pid) - before);
}
