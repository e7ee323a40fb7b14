import type { Account } from '@campusway/contract';
import { Button } from '@campusway/ui-kit';
import { Section } from '../layout/Section.tsx';
import { roleLabels } from '../register/RoleField.tsx';
import css from './AccountPage.module.css';
import { formatDay } from './format-time.ts';

interface AccountFactsProps {
  readonly account: Account;
  readonly onSignOut: () => void;
}

export function AccountFacts({ account: { username, role, createdAt }, onSignOut }: AccountFactsProps) {
  return (
    <Section title={username}>
      <dl className={css.facts}>
        <dt>Role</dt>
        <dd>{roleLabels[role]}</dd>
        <dt>Since</dt>
        <dd>
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </dd>
      </dl>
      <div>
        <Button onClick={onSignOut}>Log out</Button>
      </div>
    </Section>
  );
}
