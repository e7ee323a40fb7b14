import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../src/config.ts';

/** Verifications per second of the argon2 library alone at the service's cost, `width` at once. */
export async function measureBareHashes(
  { memoryKiB, passes, lanes }: Config['passwords'],
  { width, seconds }: { width: number; seconds: number },
): Promise<number> {
  const cost = { memoryCost: memoryKiB, timeCost: passes, parallelism: lanes };
  const phc = await hash('quiet river stones', cost);
  const start = performance.now();
  let done = 0;
  async function lane(): Promise<void> {
    while (performance.now() - start < seconds * 1000) {
      await verify(phc, 'quiet river stones');
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: width }, lane));
  return (done * 1000) / (performance.now() - start);
}
