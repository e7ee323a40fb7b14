import { hash, verify } from '@node-rs/argon2';

/** Verifications per second of the bare library, `width` at once, for `seconds`. */
export async function measureBareHashes({
  width,
  seconds,
}: {
  width: number;
  seconds: number;
}): Promise<number> {
  const phc = await hash('quiet river stones', { memoryCost: 19456, timeCost: 2, parallelism: 1 });
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
