import { join } from 'node:path';
import type { RegisteredModule, RemoteRoutes } from '@campusway/contract';
import { contractVersion } from '@campusway/contract';
import { projectRoot } from '../project.ts';

interface Address {
  readonly version: string;
  readonly entry: string;
  readonly retryEntry: string;
}

/** A remote's line in the registry: where it is, and what its `src/routes.ts` says of itself. */
export async function describeRemote(name: string, address: Address): Promise<RegisteredModule> {
  const { routes } = (await import(join(projectRoot, name, 'src/routes.ts'))) as { routes: RemoteRoutes };
  return { name, contract: contractVersion, ...address, ...routes };
}
