import type { StoredAccount } from '../storage/operations/stored-account.ts';
import type { Storage } from '../storage/storage.ts';

const pageSize = 500;

/** All accounts, ordered by name and read in pages. */
export async function* listAllAccounts(storage: Storage): AsyncGenerator<StoredAccount> {
  let after = '';
  for (;;) {
    const page = await storage.listAccounts({ after, limit: pageSize });
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.usernameKey;
  }
}
