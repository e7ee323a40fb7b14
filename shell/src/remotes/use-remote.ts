import { hasParts, loadParts, PartError } from '@campusway/platform';
import { use, useState } from 'react';
import { checkCollege } from './check-compatibility.ts';
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

/** Parts of the college that a page or part reads. */
export interface CollegeLoad {
  readonly names: readonly string[];
  readonly parts: Promise<unknown>;
}

export interface RemoteComponent {
  /** Name of a page or part of the remote. */
  readonly component: string;
  /** Names of the parts of the college that it reads. */
  readonly college?: readonly string[] | undefined;
}

/** Starts loading a remote and, in parallel, the parts of the college that its page or part reads. */
export function useRemote(name: string, { component, college = [] }: RemoteComponent): RemoteHandle {
  const { loader } = useSite();
  const [loaded, setLoaded] = useState(() => {
    loader.preload(name, component);
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

/** Suspends until the remote and its parts of the college have loaded; throws when their formats do not match. */
export function useLoaded(
  remote: string,
  { loaded, college: { names, parts } }: Pick<RemoteHandle, 'loaded' | 'college'>,
): LoadedRemote {
  const ready = use(loaded);
  if (names.length > 0) checkCollege(remote, ready.module);
  if (!hasParts(names)) use(parts);
  return ready;
}
