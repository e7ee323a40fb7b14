import { useEffect, useState } from 'react';
import type { Suggest } from './suggestion.ts';

let loading: Promise<Suggest> | undefined;

/** The engine and its index, once for the page. A failed attempt is forgotten, so that the next one can succeed. */
function loadSuggest(): Promise<Suggest> {
  loading ??= import('./engine.ts').then(
    ({ createSuggest }) => createSuggest(),
    (reason) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}

/**
 * The suggestions' engine, undefined until it is there. It is fetched when the first sign shows that it is wanted
 * (`null` is none), and sought again with each later sign if that failed. Without it the box works as ever.
 */
export function useSuggest(sign: string | null): Suggest | undefined {
  const [suggest, setSuggest] = useState<Suggest>();

  useEffect(() => {
    if (suggest || sign === null) return;
    let stale = false;
    loadSuggest().then(
      (loaded) => !stale && setSuggest(() => loaded),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [suggest, sign]);

  return suggest;
}
