import type { AuthFailure, Device, Outcome, SessionActions } from '@campusway/contract';
import { useEffect, useEffectEvent, useState } from 'react';

export type DeviceList = ReturnType<typeof useDevices>;

type DeviceActions = Pick<SessionActions, 'listDevices' | 'endDevice' | 'endOtherDevices'>;

/** The devices that are signed in, with actions to sign them out. */
export function useDevices({ listDevices, endDevice, endOtherDevices }: DeviceActions) {
  const [list, setList] = useState<readonly Device[]>();
  const [failure, setFailure] = useState<AuthFailure>();
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());

  const [ended, setEnded] = useState<readonly Device[]>([]);

  async function load(): Promise<void> {
    const outcome = await listDevices();
    setFailure(outcome.ok ? undefined : outcome.failure);
    if (outcome.ok) setList(outcome.value);
  }

  async function endAll(ids: readonly string[], send: () => Promise<Outcome>): Promise<void> {
    setEnding(new Set(ids));
    setEnded([]);
    const outcome = await send();
    await load();
    setEnding(new Set());
    // A session that had already ended is not a failure: the new list no longer has it.
    if (!outcome.ok && !isGone(outcome.failure)) setFailure(outcome.failure);
    else setEnded(list?.filter(({ id }) => ids.includes(id)) ?? []);
  }

  const others = list?.filter(({ current }) => !current).map(({ id }) => id) ?? [];

  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    void loadFirst();
  }, []);

  return {
    /** Undefined while it loads. */
    list,
    failure,
    /** Ids of the devices that are being signed out. */
    ending,
    /** Those that were signed out last. */
    ended,
    reload: () => void load(),
    end: (id: string) => void endAll([id], () => endDevice(id)),
    /** Signs out all devices except this one, including those that signed in after the list was loaded. */
    endOthers: () => void endAll(others, endOtherDevices),
  };
}

function isGone(failure: AuthFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'no-such-session';
}
