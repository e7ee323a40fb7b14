import type { Device } from '@campusway/contract';
import { Button, VisuallyHidden } from '@campusway/ui-kit';
import css from './Devices.module.css';
import { describeDevice } from './describe-device.ts';
import { formatMinute } from './format-time.ts';

interface DeviceRowProps {
  readonly device: Device;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const { current, agent, createdAt, lastUsedAt } = device;
  const name = describeDevice(agent);
  return (
    <li className={css.row}>
      <div>
        <p className={css.name} title={agent}>
          {name}
        </p>
        <p className={css.detail}>
          <span>
            Logged in <time dateTime={createdAt}>{formatMinute(createdAt)}</time>
          </span>{' '}
          <span>
            Last used <time dateTime={lastUsedAt}>{formatMinute(lastUsedAt)}</time>
          </span>
        </p>
      </div>
      {current ? (
        <span className={css.current}>This device</span>
      ) : (
        <Button onClick={onEnd} disabled={isEnding}>
          {isEnding ? 'Logging out …' : 'Log out'} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
