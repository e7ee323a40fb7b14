import { createResetCode, hashResetCode } from '../../src/accounts/reset-code.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import type { Service } from './service.ts';

/** A code for an account, valid for a minute, as the operator's command stores it. */
export async function issueResetCode({ config, clock }: Service, accountId: string): Promise<string> {
  const code = createResetCode();
  const storage = await openStorage(config.database);
  const expiresAt = clock.now() + 60_000;
  await storage.saveResetCode({ accountId, codeHash: hashResetCode(code), expiresAt });
  await storage.close();
  return code;
}
