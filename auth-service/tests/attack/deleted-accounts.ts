import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '../support/config.ts';
import { post, spawnService } from '../support/process.ts';
import type { AttackResult } from './with-service.ts';

const password = 'quiet river stones';
const username = 'remembered-person';

/** Reads the files of the service after an account has deleted itself. */
export async function readDeletedAccount(): Promise<AttackResult> {
  const folder = createFolder();
  const service = await spawnService({ AUTH_DATA_DIR: folder.path });
  try {
    const { json } = await post(`${service.url}/`, { role: 'student', username, password });
    const account = json.account;
    const id = account instanceof Object && 'id' in account ? String(account.id) : '';
    const login = await post(`${service.url}/`, { username, password, deliver: 'body' });
    const found = () => {
      const files = readdirSync(folder.path).map((file) => readFileSync(join(folder.path, file), 'latin1'));
      return [username, id].filter((text) => files.some((bytes) => bytes.includes(text)));
    };
    const before = found();
    const { status } = await fetch(`${service.url}/me`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${login.json.access_token}` },
      body: JSON.stringify({ current_password: password }),
    });
    const after = found();
    return {
      name: 'files of SQLite after DELETE /me',
      figure: `${before.length} of 2 texts before, ${after.length} after (answer ${status})`,
      bound: '2 before, 0 after',
      isPassed: before.length === 2 && after.length === 0,
    };
  } finally {
    await service.kill('SIGTERM');
    folder.remove();
  }
}
