import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { publishSite } from '../../tools/site/publish-site.ts';
import { serveSite } from '../../tools/site/serve-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the published site under test. */
    readonly site: string;
  }
}

/** Publishes what was built into a folder of its own and serves it on a free port for all journeys. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-site-'));
  await publishSite(folder);
  const server = await serveSite(folder, 0);
  const { port } = server.addresses()[0] as AddressInfo;
  project.provide('site', `http://localhost:${port}`);
  return async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
