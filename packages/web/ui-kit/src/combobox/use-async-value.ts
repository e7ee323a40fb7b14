import { useEffect, useState } from 'react';

export interface AsyncValue<T> {
  readonly value: T;
  /** The value is the previous one: the current promise is pending. */
  readonly late: boolean;
}

/** The value of `source`; while a promise is pending the last resolved value, `initial` at first. */
export function useAsyncValue<T>(source: T | Promise<T>, initial: T): AsyncValue<T> {
  const [resolved, setResolved] = useState<{ readonly of?: unknown; readonly value: T }>({ value: initial });

  useEffect(() => {
    if (!(source instanceof Promise)) return;
    let stale = false;
    source.then((value) => !stale && setResolved({ of: source, value }));
    return () => {
      stale = true;
    };
  }, [source]);

  if (!(source instanceof Promise)) return { value: source, late: false };
  return { value: resolved.value, late: resolved.of !== source };
}
