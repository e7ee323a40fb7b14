import type { AuthFailure, Device, Outcome, SessionActions } from '@campusway/contract';
import { useEffect, useEffectEvent, useState } from 'react';

export interface DeviceList {
  /** Undefined until the service has said. */
  readonly list: readonly Device[] | undefined;
  readonly failure: AuthFailure | undefined;
  /** Ids of those that are being signed out. */
  readonly ending: ReadonlySet<string>;
  readonly reload: () => void;
  readonly end: (id: string) => void;
  /** All but this one, in one call: those too that signed in since the list was read. */
  readonly endOthers: () => void;
}

type DeviceActions = Pick<SessionActions, 'listDevices' | 'endDevice' | 'endOtherDevices'>;

/** The devices that are logged in, as the service last said. */
export function useDevices({ listDevices, endDevice, endOtherDevices }: DeviceActions): DeviceList {
  const [list, setList] = useState<readonly Device[]>();
  const [failure, setFailure] = useState<AuthFailure>();
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());

  async function read(): Promise<void> {
    const outcome = await listDevices();
    setFailure(outcome.ok ? undefined : outcome.failure);
    if (outcome.ok) setList(outcome.value);
  }

  async function endThese(ids: readonly string[], ask: () => Promise<Outcome>): Promise<void> {
    setEnding(new Set(ids));
    const outcome = await ask();
    await read();
    setEnding(new Set());
    // One that has ended by itself meanwhile is no failure: the new list says so.
    if (!outcome.ok && !isGone(outcome.failure)) setFailure(outcome.failure);
  }

  const others = list?.filter(({ current }) => !current).map(({ id }) => id) ?? [];

  const readFirst = useEffectEvent(read);
  useEffect(() => {
    void readFirst();
  }, []);

  return {
    list,
    failure,
    ending,
    reload: () => void read(),
    end: (id) => void endThese([id], () => endDevice(id)),
    endOthers: () => void endThese(others, endOtherDevices),
  };
}

function isGone(failure: AuthFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'no-such-session';
}
