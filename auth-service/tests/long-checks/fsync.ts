import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '../support/config.ts';
import { post, spawnService } from '../support/process.ts';

/** Traces system calls: the write-ahead log must be synced before each response. */
if (spawnSync('strace', ['-V']).status !== 0)
  process.stdout.write('LEFT OUT: fsync before the response. strace is not installed\n');
else process.exitCode = await checkSyncs();

async function checkSyncs(): Promise<number> {
  const folder = createFolder();
  const trace = join(folder.path, 'trace');
  // Traces the shell, which then executes the service.
  const before = `strace -f -qq -s 32 -e trace=fsync,fdatasync,write,writev -o ${trace} -p $$ & sleep 1`;
  const service = await spawnService({ AUTH_DATA_DIR: folder.path }, { before });
  const password = 'quiet river stones';
  await post(`${service.url}/register`, { role: 'student', username: 'ana', password });
  const { json } = await post(`${service.url}/login`, { username: 'ana', password, deliver: 'body' });
  await post(`${service.url}/refresh`, { refresh_token: json.refresh_token });
  await service.kill('SIGTERM');
  const calls = readFileSync(trace, 'utf8').split('\n');
  folder.remove();

  const answers = calls.flatMap((call, index) => (call.includes('"HTTP/1.1 20') ? [index] : []));
  const synced = answers.map((answer, index) => {
    const since = calls.slice(answers[index - 1] ?? 0, answer);
    return since.some((call) => /\b(fsync|fdatasync)\b.*= 0$/.test(call));
  });
  const isSynced = synced.length === 3 && synced.every(Boolean);
  process.stdout.write(`fsync before the response of registration, login, rotation: ${synced.join(', ')}\n`);
  return isSynced ? 0 : 1;
}
