import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFolder } from '../support/config.ts';
import { post, spawnService } from '../support/process.ts';
import type { AttackResult } from './with-service.ts';

const password = 'quiet river stones';
const readers = 30;
const deletions = 10;

/** Reads the files of the service after each deletion of an account, while other clients read the database. */
export async function readDeletedAccounts(): Promise<AttackResult> {
  const folder = createFolder();
  const service = await spawnService({ AUTH_DATA_DIR: folder.path });
  const stopReading = await startReading(service.url);
  const isReadable = (name: string) =>
    readdirSync(folder.path).some((file) => readFileSync(join(folder.path, file), 'latin1').includes(name));
  let [before, after] = [0, 0];
  try {
    for (let number = 0; number < deletions; number += 1) {
      const username = `remembered-person-${number}`;
      await post(`${service.url}/`, { role: 'student', username, password });
      const login = await post(`${service.url}/`, { username, password, deliver: 'body' });
      before += Number(isReadable(username));
      const { status } = await fetch(`${service.url}/me`, {
        method: 'DELETE',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${login.json.access_token}` },
        body: JSON.stringify({ current_password: password }),
      });
      after += Number(status !== 204 || isReadable(username));
    }
    return {
      name: `files of SQLite after each of ${deletions} deletions, during reads of ${readers} clients`,
      figure: `${before} names before, ${after} after`,
      bound: `${deletions} before, 0 after`,
      isPassed: before === deletions && after === 0,
    };
  } finally {
    await stopReading();
    await service.kill('SIGTERM');
    folder.remove();
  }
}

async function startReading(url: string): Promise<() => Promise<unknown>> {
  const reader = { username: 'another-person', password };
  await post(`${url}/`, { role: 'student', ...reader });
  const { json } = await post(`${url}/`, { ...reader, deliver: 'body' });
  const headers = { authorization: `Bearer ${json.access_token}` };
  let isOver = false;
  const reading = Array.from({ length: readers }, async () => {
    while (!isOver) await (await fetch(`${url}/me`, { headers })).text();
  });
  await sleep(200);
  return () => {
    isOver = true;
    return Promise.all(reading);
  };
}
