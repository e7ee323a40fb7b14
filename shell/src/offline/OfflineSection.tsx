import { college } from '@campusway/platform';
import { Button } from '@campusway/ui-kit';
import { useState } from 'react';
import { CachedFilesTable } from './CachedFilesTable.tsx';
import { disableOffline, enableOffline, type OfflineStatus, useOfflineStatus } from './offline-status.ts';
import { useOnline } from './use-online.ts';

const reasons = {
  'no-storage': 'This browser does not let the site store files.',
  full: 'The storage of this browser is full.',
  development: 'In development no files are stored.',
  unfinished: 'Some files are missing: your next visit tries again.',
} as const;

/** Offline status of the site, with buttons that remove or store its files. */
export function OfflineSection() {
  const status = useOfflineStatus();
  return (
    <>
      <h2 id="offline">Without a network</h2>
      <div role="status">
        <p>{describe(status)}</p>
      </div>
      {status.kind === 'cached' && <StoredFiles />}
      {status.kind === 'disabled' && (
        <Button onClick={() => void enableOffline()}>Save on this device</Button>
      )}
    </>
  );
}

function describe(status: OfflineStatus): string {
  const { siteTitle } = college.facts;
  switch (status.kind) {
    case 'fetching':
      return `${siteTitle} is being saved on this device.`;
    case 'cached':
      return `${siteTitle} is saved on this device: everything except logging in works without a network.`;
    case 'disabled':
      return `${siteTitle} is not saved on this device: it needs a network.`;
    case 'unavailable':
      return `${siteTitle} works online only. ${reasons[status.reason]}`;
    default:
      return status satisfies never;
  }
}

function StoredFiles() {
  const online = useOnline();
  const [removing, setRemoving] = useState(false);

  /** Reloads, because the open page is still served by the service worker. */
  async function remove(): Promise<void> {
    setRemoving(true);
    await disableOffline();
    location.reload();
  }

  return (
    <>
      <CachedFilesTable />
      {online ? (
        <Button onClick={() => void remove()} disabled={removing}>
          Remove
        </Button>
      ) : (
        <p>Connect to a network to remove it.</p>
      )}
    </>
  );
}
