import { useEffect, useState } from 'react';

export interface Arrived<T> {
  readonly value: T;
  /** The value is still the one before: what was asked for last is on its way. */
  readonly late: boolean;
}

/** A value that may come later: until then the one that arrived before it stands, `before` at first. */
export function useArrived<T>(coming: T | Promise<T>, before: T): Arrived<T> {
  const [arrived, setArrived] = useState<{ readonly of?: unknown; readonly value: T }>({ value: before });

  useEffect(() => {
    if (!(coming instanceof Promise)) return;
    let stale = false;
    coming.then((value) => !stale && setArrived({ of: coming, value }));
    return () => {
      stale = true;
    };
  }, [coming]);

  if (!(coming instanceof Promise)) return { value: coming, late: false };
  return { value: arrived.value, late: arrived.of !== coming };
}
