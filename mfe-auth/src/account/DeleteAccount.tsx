import type { SessionActions } from '@campusway/contract';
import { Button } from '@campusway/ui-kit';
import { useState } from 'react';
import { Section } from '../sheet/Section.tsx';
import { DeleteForm } from './DeleteForm.tsx';

interface DeleteAccountProps {
  readonly username: string;
  readonly actions: SessionActions;
}

/** Two steps apart: the button, then the password. */
export function DeleteAccount({ username, actions }: DeleteAccountProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Section
      title="Delete the account"
      lead="The username, the role and every session are deleted at once and cannot be brought back."
    >
      {isAsked ? (
        <DeleteForm username={username} actions={actions} onCancel={() => setAsked(false)} />
      ) : (
        <div>
          <Button onClick={() => setAsked(true)}>Delete the account</Button>
        </div>
      )}
    </Section>
  );
}
