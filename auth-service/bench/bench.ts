import { floodFromAddresses } from '../tests/attack/flood.ts';
import { measurePlans } from './plans.ts';
import { measureRefreshes } from './refreshes.ts';
import { report } from './report.ts';
import { measureService } from './service.ts';

/** `npm run bench -w auth-service -- refreshes` runs one part; without a name all parts run. */
const parts = {
  service: measureService,
  flood: measureFloodFromAddresses,
  refreshes: measureRefreshes,
  plans: measurePlans,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new RangeError(`Cannot measure "${unknown.join(', ')}": expected ${Object.keys(parts).join(', ')}`);
for (const [name, measure] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) await measure();

async function measureFloodFromAddresses(): Promise<void> {
  const { found, ...goal } = await floodFromAddresses();
  report('logins during 200 parallel ones from 10,000 addresses, p99', found, goal);
}
