import type { TestProject } from 'vitest/node';
import { openSiteWithAccounts } from './site-with-accounts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the published site under test. */
    readonly site: string;
    /** Origin of the site's auth service. */
    readonly auth: string;
    /** Folder of the published site. */
    readonly siteFolder: string;
  }
}

/** Starts one site with its auth service for all journeys. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { site, auth, folder, close } = await openSiteWithAccounts();
  project.provide('site', site);
  project.provide('auth', auth);
  project.provide('siteFolder', folder);
  return close;
}
