import { useEffect, useState } from 'react';
import type { Suggest } from './suggestion.ts';

let load: Promise<Suggest> | undefined;

function loadSuggest(): Promise<Suggest> {
  if (!load) {
    load = import('./engine.ts').then(({ createSuggest }) => createSuggest());
    load.catch(() => {
      load = undefined;
    });
  }
  return load;
}

/** The search over all places and people, fetched once it is `wanted`; undefined until it is there. */
export function useSuggest(wanted: boolean): Suggest | undefined {
  const [suggest, setSuggest] = useState<Suggest>();
  useEffect(() => {
    if (!wanted || suggest) return;
    let stale = false;
    loadSuggest().then(
      (loaded) => !stale && setSuggest(() => loaded),
      // Without the search an exact number or name still finds its place, and the next keystroke tries again.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [wanted, suggest]);
  return suggest;
}
