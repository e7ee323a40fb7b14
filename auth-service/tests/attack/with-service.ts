import { createFolder } from '../support/config.ts';
import { type RunningService, spawnService } from '../support/process.ts';

/** Starts a service with the default limits and a cheaper hash for one attack. */
export async function withService<Result>(
  work: (service: RunningService) => Promise<Result>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const folder = createFolder();
  const hash = { AUTH_ARGON2_MEMORY_KIB: '19456', AUTH_ARGON2_PASSES: '2' };
  const service = await spawnService({ AUTH_DATA_DIR: folder.path, ...hash, ...environment });
  try {
    return await work(service);
  } finally {
    await service.kill('SIGTERM');
    folder.remove();
  }
}

export interface AttackResult {
  readonly name: string;
  readonly figure: string;
  readonly bound: string;
  readonly isPassed: boolean;
}
