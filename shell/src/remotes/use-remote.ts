import { useState } from 'react';
import type { LoadedRemote } from './load-build.ts';
import type { RemoteError } from './remote-error.ts';
import { useSite } from './site-context.ts';

export interface RemoteHandle {
  readonly loaded: Promise<LoadedRemote>;
  /** Loads all of the remote again, from another URL. */
  readonly reload: () => void;
  readonly noteFailure: (error: RemoteError) => boolean;
}

/** The load of one remote for one place on the page, where `component`, a page or a part of it, will stand. */
export function useRemote(name: string, component: string): RemoteHandle {
  const { loader } = useSite();
  const [loaded, setLoaded] = useState(() => {
    loader.warm(name, component);
    return loader.load(name);
  });
  function reload(): void {
    loader.forget(name);
    setLoaded(loader.load(name));
  }
  return { loaded, reload, noteFailure: loader.noteFailure };
}
