import { formatTime } from '@campusway/platform';
import { Icon, infoIcon } from '@campusway/ui-kit';
import { useEffect, useState } from 'react';
import { readLastContact } from './cached-files.ts';
import css from './OfflineBanner.module.css';
import { startPrecaching, useOfflineStatus } from './offline-status.ts';
import { useOnline } from './use-online.ts';

/** Precaches the site, and shows a banner while there is no network. */
export default function OfflineBanner() {
  const online = useOnline();
  const status = useOfflineStatus();
  const [contactAt, setContactAt] = useState<number>();
  useEffect(startPrecaching, []);
  useEffect(() => {
    if (!online) void readLastContact().then(setContactAt);
  }, [online]);
  return (
    <div role="status" className={`screen-only ${css.line}`}>
      {!online && (
        <p className={`page ${css.text}`}>
          <Icon of={infoIcon} />
          {status.kind === 'cached'
            ? 'You are offline. Everything except logging in works.'
            : 'You are offline. Only pages that are already open work.'}
          {contactAt !== undefined && ` The data is from ${formatTime(contactAt)}.`}
        </p>
      )}
    </div>
  );
}
