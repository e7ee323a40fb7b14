import { Icon, infoIcon } from '@campusway/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { getKeeping, startKeeping, subscribeKeeping } from './keeping.ts';
import css from './OfflineLine.module.css';
import { isOnline, subscribeOnline } from './online.ts';

/** Keeps the site on this device, and says so when there is no network. */
export default function OfflineLine() {
  const online = useSyncExternalStore(subscribeOnline, isOnline);
  const keeping = useSyncExternalStore(subscribeKeeping, getKeeping);
  useEffect(startKeeping, []);
  return (
    <div role="status" className={css.line}>
      {!online && (
        <p className={`page ${css.text}`}>
          <Icon of={infoIcon} />
          {keeping.kind === 'kept'
            ? 'You are offline: everything but logging in works'
            : 'You are offline: only pages that are open already work'}
        </p>
      )}
    </div>
  );
}
