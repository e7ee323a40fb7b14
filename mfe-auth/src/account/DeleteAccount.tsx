import type { SessionActions } from '@campusway/contract';
import { Button } from '@campusway/ui-kit';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Form } from '../form/Form.tsx';
import { useForm } from '../form/use-form.ts';
import { CurrentPasswordField, checkCurrentPassword, withPasswordError } from './CurrentPasswordField.tsx';
import { Section } from './Section.tsx';

/** The page has another field of the same name. */
const warningId = 'what-is-deleted';

interface DeleteAccountProps {
  readonly username: string;
  readonly actions: SessionActions;
}

/** Two steps: the button, then the password. */
export function DeleteAccount({ username, actions }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Section
      title="Delete the account"
      lead={
        <span id={warningId}>
          The username, the role and every session are deleted at once and cannot be restored.
        </span>
      }
    >
      {isOpen ? (
        <DeleteForm username={username} actions={actions} onCancel={() => setOpen(false)} />
      ) : (
        <div>
          <Button ref={opener} onClick={() => setOpen(true)}>
            Delete the account
          </Button>
        </div>
      )}
    </Section>
  );
}

interface DeleteFormProps extends DeleteAccountProps {
  readonly onCancel: () => void;
}

function DeleteForm({ username, actions, onCancel }: DeleteFormProps) {
  const form = useForm({
    start: { current_password: '' },
    check: checkCurrentPassword,
    send: async (typed) => withPasswordError(await actions.deleteAccount(typed.current_password)),
    // The page itself shows the end of the session.
    onDone: () => undefined,
  });
  const { ref } = form.formProps;
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [ref]);
  const cancel = <Button onClick={onCancel}>Keep the account</Button>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in the field and on the buttons
    <div onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && onCancel()}>
      <Form
        form={form}
        submit="Delete for good"
        busy="Deleting"
        tone="danger"
        username={username}
        cancel={cancel}
      >
        <CurrentPasswordField
          {...form.field('current_password')}
          label="Current password, to delete the account"
          describedBy={warningId}
        />
      </Form>
    </div>
  );
}
