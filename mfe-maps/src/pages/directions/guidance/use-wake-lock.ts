import { useEffect } from 'react';

/** Keeps the screen on while mounted, where supported. A hidden page loses its lock. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isMounted = true;
    async function request(): Promise<void> {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (isMounted) lock = granted;
        else await granted.release();
      } catch {
        // Refused when the battery is low: the screen then dims as usual.
      }
    }
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isMounted = false;
      document.removeEventListener('visibilitychange', request);
      lock?.release();
    };
  }, []);
}
