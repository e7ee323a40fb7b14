import type { SessionActions } from '@campusway/contract';
import { Button } from '@campusway/ui-kit';
import { useState } from 'react';
import { Section } from '../layout/Section.tsx';
import { DeleteForm } from './DeleteForm.tsx';

interface DeleteAccountProps {
  readonly username: string;
  readonly actions: SessionActions;
}

/** Two steps: the button, then the password. */
export function DeleteAccount({ username, actions }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title="Delete the account"
      lead="The username, the role and every session are deleted at once and cannot be restored."
    >
      {isOpen ? (
        <DeleteForm username={username} actions={actions} onCancel={() => setOpen(false)} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>Delete the account</Button>
        </div>
      )}
    </Section>
  );
}
