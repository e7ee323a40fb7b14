import type { Account, SessionActions } from '@campusway/contract';
import { Button } from '@campusway/ui-kit';
import { roleLabels } from '../register/RoleField.tsx';
import css from './AccountPage.module.css';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Devices } from './Devices.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { Section } from './Section.tsx';
import { useDevices } from './use-devices.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

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

interface AccountFactsProps {
  readonly account: Account;
  readonly onSignOut: () => void;
}

function AccountFacts({ account: { username, role, createdAt }, onSignOut }: AccountFactsProps) {
  return (
    <Section title={username}>
      <dl className={css.facts}>
        <dt>Role</dt>
        <dd>{roleLabels[role]}</dd>
        <dt>Since</dt>
        <dd>
          <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
        </dd>
      </dl>
      <div>
        <Button onClick={onSignOut}>Log out</Button>
      </div>
    </Section>
  );
}
