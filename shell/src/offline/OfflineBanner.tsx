import { Icon, infoIcon } from '@campusway/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import css from './OfflineBanner.module.css';
import { getOfflineStatus, startPrecaching, subscribeOfflineStatus } from './offline-status.ts';
import { isOnline, subscribeOnline } from './online.ts';

/** Precaches the site, and shows a banner while there is no network. */
export default function OfflineBanner() {
  const online = useSyncExternalStore(subscribeOnline, isOnline);
  const status = useSyncExternalStore(subscribeOfflineStatus, getOfflineStatus);
  useEffect(startPrecaching, []);
  return (
    <div role="status" className={css.line}>
      {!online && (
        <p className={`page ${css.text}`}>
          <Icon of={infoIcon} />
          {status.kind === 'cached'
            ? 'You are offline. Everything except logging in works.'
            : 'You are offline. Only pages that are already open work.'}
        </p>
      )}
    </div>
  );
}
