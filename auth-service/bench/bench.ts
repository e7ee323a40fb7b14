import { measurePlans } from './measure-plans.ts';
import { measureRefreshes } from './refreshes.ts';
import { measureService } from './service.ts';
import { measureVerification } from './verification.ts';

/** `npm run bench -w auth-service -- refreshes` runs one part; without a name all parts run. */
const parts = {
  service: measureService,
  verification: measureVerification,
  refreshes: measureRefreshes,
  plans: measurePlans,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new RangeError(`Cannot measure "${unknown.join(', ')}": expected ${Object.keys(parts).join(', ')}`);
for (const [name, measure] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) await measure();
