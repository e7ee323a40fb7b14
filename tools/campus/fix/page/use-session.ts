import type { FixRequest, FixState, ShownLevel } from '@campusway/import/fix';
import { useCallback, useEffect, useRef, useState } from 'react';

const gone = 'The command npm run campus:fix has ended: start it again, and open the new address';

/** The state of the command, and requests to it one after the other. */
export function useSession() {
  const [state, setState] = useState<FixState>();
  const [message, setMessage] = useState('');
  const revision = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** Requests the state, or a change on which it is sent; whether the change is done. */
  const ask = useCallback((request?: FixRequest) => {
    const answered = queue.current.then(async () => {
      const body = JSON.stringify({ ...request, revision: revision.current });
      const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      try {
        const response = await (request ? fetch('do', post) : fetch('state'));
        const answer = await response.json();
        const next: FixState = answer.state ?? answer;
        revision.current = next.revision;
        setState(next);
        if (request || answer.message) setMessage(answer.message ?? '');
        return response.ok;
      } catch {
        setMessage(gone);
        return false;
      }
    });
    queue.current = answered;
    return answered;
  }, []);

  useEffect(() => {
    const load = () => document.visibilityState === 'visible' && ask();
    load();
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, [ask]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (state?.unsaved) addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [state?.unsaved]);

  return { state, message, send: ask };
}

/** The plan of a level; the last one until it has come. */
export function useShownLevel(level: string | undefined, revision: number | undefined) {
  const [shown, setShown] = useState<ShownLevel & { readonly level: string }>();
  useEffect(() => {
    if (level === undefined || revision === undefined) return;
    const leaving = new AbortController();
    fetch(`levels/${level}`, { signal: leaving.signal })
      .then((response) => response.json())
      .then((plan) => setShown({ ...plan, level }))
      .catch(() => {});
    return () => leaving.abort();
  }, [level, revision]);
  return shown;
}
