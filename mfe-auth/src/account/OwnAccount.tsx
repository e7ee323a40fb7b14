import type { Account, SessionActions } from '@campusway/contract';
import { AccountFacts } from './AccountFacts.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Devices } from './Devices.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { useDevices } from './use-devices.ts';

interface OwnAccountProps {
  readonly account: Account;
  readonly actions: SessionActions;
}

export function OwnAccount({ account, actions }: OwnAccountProps) {
  const devices = useDevices(actions);
  return (
    <>
      <AccountFacts account={account} onSignOut={actions.logOut} />
      <Devices devices={devices} />
      <PasswordChange username={account.username} actions={actions} onChanged={devices.reload} />
      <DeleteAccount username={account.username} actions={actions} />
    </>
  );
}
