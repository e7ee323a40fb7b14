import type { Page } from 'playwright-core';
import { site, type Visit, type Visitor } from './browser.ts';
import { firstDepartment } from './departments.ts';
import { breakRemote, type Fault } from './faults.ts';

interface RemoteUnderTest {
  readonly name: string;
  readonly path: string;
  /** Element that is on the page only when the remote works. */
  readonly content: (page: Page) => ReturnType<Page['locator']>;
  /** Header link to a page of another module. */
  readonly otherLink: string;
}

export const remotes: readonly RemoteUnderTest[] = [
  {
    name: 'mfe-search',
    path: '/',
    content: (page) => page.getByPlaceholder('Enter Room Number'),
    otherLink: 'Faculty',
  },
  {
    name: 'mfe-directory',
    path: '/departments',
    content: firstDepartment,
    otherLink: 'Home',
  },
  {
    name: 'mfe-maps',
    path: '/cse-nav',
    content: (page) => page.locator('.leaflet-container'),
    otherLink: 'Faculty',
  },
  {
    name: 'mfe-auth',
    path: '/login',
    content: (page) => page.getByRole('button', { name: 'Log In' }),
    otherLink: 'Home',
  },
];

/** Opens the page of a remote with a fault. */
export async function openBroken(
  open: Visitor['open'],
  remote: RemoteUnderTest,
  fault: Fault,
): Promise<Visit & { repair: () => Promise<void> }> {
  const opened = await open();
  const repair = await breakRemote(opened.page, remote.name, fault);
  await opened.page.goto(site + remote.path, { waitUntil: 'commit' });
  return { ...opened, repair };
}
