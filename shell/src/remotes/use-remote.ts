import type { RemoteModule } from '@campusway/contract';
import { useState } from 'react';
import { useSite } from './site-context.ts';

export interface RemoteHandle {
  readonly module: Promise<RemoteModule>;
  /** Loads all of the remote again, from another URL. */
  readonly reload: () => void;
}

/** The load of one remote for one place on the page. */
export function useRemote(name: string): RemoteHandle {
  const { loader } = useSite();
  const [module, setModule] = useState(() => loader.load(name));
  function reload(): void {
    loader.forget(name);
    setModule(loader.load(name));
  }
  return { module, reload };
}
