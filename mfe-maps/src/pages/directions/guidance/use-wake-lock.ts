import { useEffect } from 'react';

/** Keeps the screen on while mounted, where supported. A hidden page loses its lock. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    function request(): void {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused when the battery is low: the screen then dims as usual.
      lock = navigator.wakeLock.request('screen').catch(() => undefined);
    }
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      lock?.then((granted) => granted?.release());
    };
  }, []);
}
