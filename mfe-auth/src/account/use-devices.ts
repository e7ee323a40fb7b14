import type { AuthFailure, Device, Outcome, SessionActions } from '@campusway/contract';
import { useEffect, useEffectEvent, useState } from 'react';

export interface DeviceList {
  /** Undefined while it loads. */
  readonly list: readonly Device[] | undefined;
  readonly failure: AuthFailure | undefined;
  /** Ids of the devices that are being signed out. */
  readonly ending: ReadonlySet<string>;
  readonly reload: () => void;
  readonly end: (id: string) => void;
  /** Signs out all devices except this one, including those that signed in after the list was loaded. */
  readonly endOthers: () => void;
}

type DeviceActions = Pick<SessionActions, 'listDevices' | 'endDevice' | 'endOtherDevices'>;

/** The devices that are signed in, with actions to sign them out. */
export function useDevices({ listDevices, endDevice, endOtherDevices }: DeviceActions): DeviceList {
  const [list, setList] = useState<readonly Device[]>();
  const [failure, setFailure] = useState<AuthFailure>();
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());

  async function load(): Promise<void> {
    const outcome = await listDevices();
    setFailure(outcome.ok ? undefined : outcome.failure);
    if (outcome.ok) setList(outcome.value);
  }

  async function endAll(ids: readonly string[], send: () => Promise<Outcome>): Promise<void> {
    setEnding(new Set(ids));
    const outcome = await send();
    await load();
    setEnding(new Set());
    // A session that had already ended is not a failure: the new list no longer has it.
    if (!outcome.ok && !isGone(outcome.failure)) setFailure(outcome.failure);
  }

  const others = list?.filter(({ current }) => !current).map(({ id }) => id) ?? [];

  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    void loadFirst();
  }, []);

  return {
    list,
    failure,
    ending,
    reload: () => void load(),
    end: (id) => void endAll([id], () => endDevice(id)),
    endOthers: () => void endAll(others, endOtherDevices),
  };
}

function isGone(failure: AuthFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'no-such-session';
}
