import { useEffect, useState } from 'react';

/** Caches the promise of `load`. A failure is not cached, so that the next call retries. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((reason) => {
      loading = undefined;
      throw reason;
    });
    return loading;
  };
}

/**
 * The value of `load`, undefined until it has loaded. It is requested when `trigger` is no longer null, and after a
 * failure again whenever `trigger` changes. Create `load` by `once()`, outside of components.
 */
export function useLazyValue<T>(load: () => Promise<T>, trigger: string | null): T | undefined {
  const [loaded, setLoaded] = useState<T>();

  useEffect(() => {
    if (loaded !== undefined || trigger === null) return;
    let stale = false;
    load().then(
      (value) => !stale && setLoaded(() => value),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [load, loaded, trigger]);

  return loaded;
}
