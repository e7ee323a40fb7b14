import { readDeletedAccounts } from './deleted-accounts.ts';
import { attackWithLargeTexts } from './large-requests.ts';
import { floodFromAddresses } from './login-flood.ts';
import { attackWithRefusedRequests } from './refused-requests.ts';
import { attackWithSilentSockets } from './silent-sockets.ts';
import type { AttackResult } from './with-service.ts';

/** Attacks on a running service, each on one of its own. A new attack is a module and a row. */
const attacks: readonly (() => Promise<AttackResult>)[] = [
  attackWithLargeTexts,
  attackWithRefusedRequests,
  attackWithSilentSockets,
  readDeletedAccounts,
  floodFromAddresses,
];

let failed = 0;
for (const attack of attacks) {
  const { name, figure, bound, isPassed } = await attack();
  if (!isPassed) failed += 1;
  process.stdout.write(`${isPassed ? 'pass' : 'FAIL'}  ${name}: ${figure}; bound: ${bound}\n`);
}
process.stdout.write(`${attacks.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
