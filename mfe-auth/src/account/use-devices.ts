import type { AuthFailure, Device, SessionActions } from '@campusway/contract';
import { useEffect, useEffectEvent, useState } from 'react';

export interface DeviceList {
  /** Undefined until the service has said. */
  readonly list: readonly Device[] | undefined;
  readonly failure: AuthFailure | undefined;
  /** Ids of those that are being signed out. */
  readonly ending: ReadonlySet<string>;
  readonly reload: () => void;
  readonly end: (ids: readonly string[]) => void;
}

/** The devices that are signed in, as the service last said. */
export function useDevices({ listDevices, endDevice }: SessionActions): DeviceList {
  const [list, setList] = useState<readonly Device[]>();
  const [failure, setFailure] = useState<AuthFailure>();
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());

  async function read(): Promise<void> {
    const outcome = await listDevices();
    setFailure(outcome.ok ? undefined : outcome.failure);
    if (outcome.ok) setList(outcome.value);
  }

  async function end(ids: readonly string[]): Promise<void> {
    setEnding(new Set(ids));
    const outcomes = await Promise.all(ids.map(endDevice));
    await read();
    setEnding(new Set());
    // One that has ended by itself meanwhile is no failure: the new list says so.
    const failed = outcomes.find((outcome) => !outcome.ok && !isGone(outcome.failure));
    if (failed && !failed.ok) setFailure(failed.failure);
  }

  const readFirst = useEffectEvent(read);
  useEffect(() => {
    void readFirst();
  }, []);

  return { list, failure, ending, reload: () => void read(), end: (ids) => void end(ids) };
}

function isGone(failure: AuthFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'no-such-session';
}
