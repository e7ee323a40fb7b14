import type { Device } from '@campusway/contract';
import { Announcement, Button, LiveRegion, Notice, Skeleton } from '@campusway/ui-kit';
import { useRef } from 'react';
import { explainFailure } from '../form/failure.ts';
import css from './Devices.module.css';
import { describeDevice } from './describe-device.ts';
import { Section } from './Section.tsx';
import type { DeviceList } from './use-devices.ts';

const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Devices that are signed in to the account. */
export function Devices({ devices }: { readonly devices: DeviceList }) {
  const { list, failure, ending, ended, reload, end, endOthers } = devices;
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
          <Button onClick={reload}>Try again</Button>
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
      <LiveRegion>
        <Announcement text={describeEnded(ended)} />
      </LiveRegion>
      {others > 1 && (
        <div>
          <Button onClick={() => endAndFocus(endOthers)}>Log out all other devices</Button>
        </div>
      )}
    </Section>
  );
}

/** `Chrome on Linux logged out`; empty without any. */
function describeEnded([first, ...more]: readonly Device[]): string {
  if (!first) return '';
  return `${more.length > 0 ? `${more.length + 1} devices` : describeDevice(first.agent)} logged out`;
}

interface DeviceRowProps {
  readonly device: Device;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const { current, agent, createdAt, lastUsedAt } = device;
  const name = describeDevice(agent);
  const login = minute.format(new Date(createdAt));
  return (
    <li className={css.row}>
      <div>
        <p className={css.name} title={agent}>
          {name}
        </p>
        <p className={css.detail}>
          <span>
            Logged in <time dateTime={createdAt}>{login}</time>
          </span>{' '}
          <span>
            Last used <time dateTime={lastUsedAt}>{minute.format(new Date(lastUsedAt))}</time>
          </span>
        </p>
      </div>
      {current ? (
        <span className={css.current}>This device</span>
      ) : (
        <Button onClick={onEnd} disabled={isEnding}>
          {isEnding ? 'Logging out …' : 'Log out'}{' '}
          <span className="visually-hidden">
            {name}, logged in {login}
          </span>
        </Button>
      )}
    </li>
  );
}
