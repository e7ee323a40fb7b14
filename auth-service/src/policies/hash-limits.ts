import { parseOptions } from '@node-rs/argon2';

/** Cost of a stored hash. The minimum is OWASP's; more than the maximum would let one login take all memory or a core for many seconds. */
export const hashLimits = {
  memoryKiB: { minimum: 19_456, maximum: 1024 * 1024 },
  passes: { minimum: 2, maximum: 20 },
  maxLanes: 16,
  /** KiB times passes: 16 times the default, about a second. */
  maxWork: 16 * 65_536 * 3,
} as const;

/** Salt and tag: 8 to 64 bytes in base64. */
const phcString =
  /^\$argon2id\$v=19\$m=(\d{1,10}),t=(\d{1,10}),p=(\d{1,10})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{11,86}$/;

interface Cost {
  readonly memoryKiB: number;
  readonly passes: number;
}

const cheapest: Cost = { memoryKiB: hashLimits.memoryKiB.minimum, passes: hashLimits.passes.minimum };

/** True for a PHC string that the library can verify, within the limits or at least as expensive as another minimum. */
export function isWithinLimits(phc: string, minimum = cheapest): boolean {
  const [, memoryKiB = 0, passes = 0, lanes = 0] = (phcString.exec(phc) ?? []).map(Number);
  return (
    memoryKiB >= minimum.memoryKiB &&
    memoryKiB <= hashLimits.memoryKiB.maximum &&
    passes >= minimum.passes &&
    passes <= hashLimits.passes.maximum &&
    memoryKiB * passes <= hashLimits.maxWork &&
    lanes >= 1 &&
    lanes <= hashLimits.maxLanes &&
    isParsable(phc)
  );
}

/** False for what verify() throws at: base64 that is not canonical, leading zeros, less than 8 KiB per lane. */
function isParsable(phc: string): boolean {
  try {
    parseOptions(phc);
    return true;
  } catch {
    return false;
  }
}

/** The minimum of a service that hashes at `cost`: below the limits only in tests. */
export function toMinimumCost({ memoryKiB, passes }: Cost): Cost {
  const isBelow = memoryKiB < cheapest.memoryKiB || passes < cheapest.passes;
  return isBelow ? { memoryKiB: 8, passes: 1 } : cheapest;
}
