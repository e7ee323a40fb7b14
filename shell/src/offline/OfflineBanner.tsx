import { Icon, infoIcon } from '@campusway/ui-kit';
import { useEffect } from 'react';
import css from './OfflineBanner.module.css';
import { startPrecaching, useOfflineStatus } from './offline-status.ts';
import { useOnline } from './use-online.ts';

/** Precaches the site, and shows a banner while there is no network. */
export default function OfflineBanner() {
  const online = useOnline();
  const status = useOfflineStatus();
  useEffect(startPrecaching, []);
  return (
    <div role="status" className={`screen-only ${css.line}`}>
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
