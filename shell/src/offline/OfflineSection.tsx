import { college } from '@campusway/platform';
import { Button } from '@campusway/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { KeptTable } from './KeptTable.tsx';
import { getKeeping, type Keeping, keepAgain, removeKept, subscribeKeeping } from './keeping.ts';
import { isOnline, subscribeOnline } from './online.ts';

const reasons = {
  'no-storage': 'This browser keeps nothing for this site, or is told to keep nothing.',
  full: 'The storage of this browser is full.',
  development: 'In development nothing is kept.',
  unfinished: 'Not all of it could be fetched. It is tried again when you come back.',
} as const;

/** What of the site is on this device, and the way to take it off. */
export function OfflineSection() {
  const keeping = useSyncExternalStore(subscribeKeeping, getKeeping);
  return (
    <>
      <h2 id="offline">Without a network</h2>
      <div role="status">
        <p>{describe(keeping)}</p>
      </div>
      {keeping.kind === 'kept' && <Kept />}
      {keeping.kind === 'unwanted' && (
        <Button onClick={() => void keepAgain()}>Keep it on this device</Button>
      )}
    </>
  );
}

function describe(keeping: Keeping): string {
  const { siteTitle } = college.facts;
  switch (keeping.kind) {
    case 'fetching':
      return `${siteTitle} is being put on this device, so that it works where there is no signal.`;
    case 'kept':
      return `${siteTitle} is on this device: search, directory, plans, routes and directions work where there is no signal. Only logging in needs one.`;
    case 'unwanted':
      return `Nothing of ${siteTitle} is kept on this device. It works as long as there is a network.`;
    case 'impossible':
      return `${siteTitle} works online only. ${reasons[keeping.why]}`;
    default:
      return keeping satisfies never;
  }
}

function Kept() {
  const online = useSyncExternalStore(subscribeOnline, isOnline);
  const [removing, setRemoving] = useState(false);

  /** The open page is still served by the worker; a fresh one is not. */
  async function remove(): Promise<void> {
    setRemoving(true);
    await removeKept();
    location.reload();
  }

  return (
    <>
      <KeptTable />
      {online ? (
        <Button onClick={() => void remove()} disabled={removing}>
          Remove
        </Button>
      ) : (
        <p>It can be removed when there is a network again.</p>
      )}
    </>
  );
}
