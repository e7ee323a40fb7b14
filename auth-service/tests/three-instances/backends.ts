import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { createPgBouncer } from '../support/pgbouncer.ts';
import { createPostgres } from '../support/postgres.ts';
import { leftOut } from './left-out.ts';

export interface Backends {
  /** URLs without the name of the database. */
  readonly postgres: string;
  readonly pooled: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Only when the service under test runs as three instances. */
    readonly backends: Backends | undefined;
  }
}

const install = 'apt-get install --yes postgresql pgbouncer nginx';

/** Starts the servers that all instances share during the run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    if (spawnSync('nginx', ['-v']).status !== 0) throw new Error('nginx is not installed');
    const postgres = demand(await createPostgres());
    stops.push(postgres.remove);
    const url = await postgres.createDatabase();
    const pooler = demand(await createPgBouncer(url));
    stops.push(pooler.stop);
    const [direct, pooled] = [url, pooler.toPooled(url)].map((address) =>
      address.slice(0, address.lastIndexOf('/')),
    );
    project.provide('backends', { postgres: direct ?? '', pooled: pooled ?? '' });
  } catch (error) {
    await stop();
    throw new Error(`Cannot test three instances. On Debian: ${install}`, { cause: error });
  }
  return async () => {
    await stop();
    process.stdout.write(`\nLEFT OUT with three instances:\n`);
    for (const { file, test, reason } of leftOut)
      process.stdout.write(`  ${file}${test ? `, "${test}"` : ''}: ${reason}\n`);
  };
}

function demand<Value extends object>(found: Value | { readonly reason: string }): Value {
  if ('reason' in found) throw new Error(String(found.reason));
  return found;
}
