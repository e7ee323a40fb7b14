import { createFolder } from '../support/config.ts';
import { createPostgres } from '../support/postgres.ts';
import { createLedger, type Ledger } from './crash-ledger.ts';
import { crashOnce } from './crash-round.ts';

/** Kills the service (-9) during registrations, rotations and failed logins: nothing acknowledged may be lost. */
const rounds = Number(process.env.ROUNDS ?? 20);

let lost = 0;
lost += await killRepeatedly('SQLite', {});
const postgres = await createPostgres();
if ('reason' in postgres) process.stdout.write(`LEFT OUT: PostgreSQL. ${postgres.reason}\n`);
else {
  const url = await postgres.createDatabase();
  // Every third round kills the database server too.
  lost += await killRepeatedly('PostgreSQL', { DATABASE_URL: url }, async (round) => {
    if (round % 3 !== 0) return;
    await postgres.kill();
    await postgres.start();
  });
  await postgres.remove();
}
process.exitCode = lost === 0 ? 0 : 1;

async function killRepeatedly(
  engine: string,
  environment: Readonly<Record<string, string>>,
  afterKill: (round: number) => Promise<void> = async () => undefined,
): Promise<number> {
  const folder = createFolder();
  const ledger = createLedger();
  const limits = { AUTH_LIMIT_LOGIN: '1000000', AUTH_LIMIT_REGISTER: '1000000', AUTH_LIMIT_OTHER: '1000000' };
  // The cheapest hash allowed: more is acknowledged before the kill.
  const hashes = { AUTH_ARGON2_MEMORY_KIB: '19456', AUTH_ARGON2_PASSES: '2' };
  const settings = { AUTH_DATA_DIR: folder.path, AUTH_LOG: 'silent', ...limits, ...hashes, ...environment };
  const problems: string[] = [];
  for (let round = 1; round <= rounds; round += 1)
    problems.push(...(await crashOnce(ledger, { round, settings, afterKill: () => afterKill(round) })));
  folder.remove();
  report(engine, ledger, problems);
  return problems.length;
}

function report(
  engine: string,
  { registered, rotations, failures, tooSlow }: Ledger,
  problems: readonly string[],
): void {
  const acknowledged = `${registered.length} registrations, ${rotations.count} rotations, ${failures.count} failed logins`;
  process.stdout.write(
    `${engine}: ${rounds} rounds of kill -9, acknowledged ${acknowledged}; lost ${problems.length}\n`,
  );
  if (tooSlow.count > 0)
    process.stdout.write(`  ${tooSlow.count} devices were checked after the grace window: inconclusive\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
}
