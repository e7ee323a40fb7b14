import { useEffect, useState } from 'react';

/** Loads once for the page. A failed attempt is forgotten, so that the next one can succeed. */
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
 * What `load` brings, undefined until it is there. It is fetched when the first sign shows that it is wanted (`null` is
 * none), and sought again with each later sign if that failed. `load` is made by `once`, outside of components.
 */
export function useLoaded<T>(load: () => Promise<T>, sign: string | null): T | undefined {
  const [loaded, setLoaded] = useState<T>();

  useEffect(() => {
    if (loaded !== undefined || sign === null) return;
    let stale = false;
    load().then(
      (value) => !stale && setLoaded(() => value),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [load, loaded, sign]);

  return loaded;
}
