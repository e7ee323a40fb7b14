import { Button, Notice, Skeleton } from '@campusway/ui-kit';
import { useRef } from 'react';
import form from '../form/Form.module.css';
import { explainFailure } from '../form/failure.ts';
import { Section } from '../layout/Section.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import css from './Devices.module.css';
import type { DeviceList } from './use-devices.ts';

/** Devices that are signed in to the account. */
export function Devices({ devices }: { readonly devices: DeviceList }) {
  const { list, failure, ending, reload, end, endOthers } = devices;
  const heading = useRef<HTMLHeadingElement>(null);
  const others = list?.filter(({ current }) => !current).length ?? 0;

  /** Focuses the heading, since the clicked button disappears. */
  function endAndFocus(endSome: () => void): void {
    endSome();
    heading.current?.focus();
  }

  return (
    <Section title="Devices" headingRef={heading} lead="Where your account is logged in.">
      {failure && (
        <Notice tone="error">
          <p>{explainFailure(failure)}</p>
          <Button onClick={reload} className={form.retry}>
            Try again
          </Button>
        </Notice>
      )}
      {!list && !failure && <Skeleton height="4.5rem" />}
      {list && (
        <ul className={`plain-list ${css.list}`}>
          {list.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isEnding={ending.has(device.id)}
              onEnd={() => endAndFocus(() => end(device.id))}
            />
          ))}
        </ul>
      )}
      {others > 1 && (
        <div>
          <Button onClick={() => endAndFocus(endOthers)}>Log out all other devices</Button>
        </div>
      )}
    </Section>
  );
}
