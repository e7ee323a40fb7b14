import { hasParts, loadParts, PartError } from '@campusway/platform';
import { use, useState } from 'react';
import { checkCollege } from './check-fit.ts';
import type { LoadedRemote } from './load-build.ts';
import type { RemoteError } from './remote-error.ts';
import { useSite } from './site-context.ts';

export interface RemoteHandle {
  readonly loaded: Promise<LoadedRemote>;
  readonly college: CollegeLoad;
  /** Loads again what failed: parts of the college, otherwise all of the remote, from another URL. */
  readonly reload: (error: RemoteError) => void;
  readonly noteFailure: (error: RemoteError) => boolean;
}

/** What a place on the page reads of the college, on its way. */
export interface CollegeLoad {
  readonly names: readonly string[];
  readonly parts: Promise<unknown>;
}

export interface Place {
  /** A page or part of the remote. */
  readonly component: string;
  /** Names of the parts of the college that it reads. */
  readonly college?: readonly string[] | undefined;
}

/** The load of one remote for one place on the page, with what the place reads of the college, all at once. */
export function useRemote(name: string, { component, college = [] }: Place): RemoteHandle {
  const { loader } = useSite();
  const [loaded, setLoaded] = useState(() => {
    loader.warm(name, component);
    return loader.load(name);
  });
  const [parts, setParts] = useState(() => loadParts(college));
  function reload({ cause }: RemoteError): void {
    setParts(loadParts(college));
    if (cause instanceof PartError) return;
    loader.forget(name);
    setLoaded(loader.load(name));
  }
  return { loaded, college: { names: college, parts }, reload, noteFailure: loader.noteFailure };
}

/** Waits for a remote and for what one of its components reads of the college, and checks that they fit. */
export function useLoaded(
  remote: string,
  { loaded, college: { names, parts } }: Pick<RemoteHandle, 'loaded' | 'college'>,
): LoadedRemote {
  const ready = use(loaded);
  if (names.length > 0) checkCollege(remote, ready.module);
  if (!hasParts(names)) use(parts);
  return ready;
}
