import {
  type FieldError,
  findPasswordError,
  paths,
  type SessionActions,
  toUsername,
} from '@campusway/contract';
import { useNavigate, useSearchParams } from '@campusway/platform';
import { Notice } from '@campusway/ui-kit';
import { Form } from '../form/Form.tsx';
import { withFieldError } from '../form/failure.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useForm } from '../form/use-form.ts';
import { CrossLink, EntryPage } from '../layout/EntryPage.tsx';
import type { LoginState } from '../login/login-state.ts';
import { pageHeaders } from '../page-headers.ts';

/** For who forgot a password: the operator has checked who they are, and issued a code. */
export default function ResetPasswordPage() {
  return (
    <EntryPage header={pageHeaders.resetPassword}>
      {({ resetPassword }) => (resetPassword ? <ResetPassword send={resetPassword} /> : <OlderShell />)}
    </EntryPage>
  );
}

function OlderShell() {
  return <Notice>This site cannot set a new password yet. Ask the office.</Notice>;
}

type Send = NonNullable<SessionActions['resetPassword']>;

function ResetPassword({ send }: { readonly send: Send }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm({
    start: { username: '', code: '', new_password: '' },
    check: checkReset,
    send: async ({ username, code, new_password: password }) =>
      withFieldError(await send({ username, code: code.trim(), password }), {
        code: 'invalid-reset-code',
        field: 'code',
      }),
    onDone() {
      const username = toUsername(form.values.username);
      const state: LoginState = { username, hasNewPassword: true };
      navigate({ pathname: paths.login(), search: search.toString() }, { replace: true, state });
    },
  });
  return (
    <>
      <Form form={form} submit="Set password" busy="Setting the password">
        <TextField {...form.field('username')} label="Username" autoComplete="username" />
        <TextField
          {...form.field('code')}
          label="Code from the office"
          autoComplete="one-time-code"
          hint="It works once."
        />
        <PasswordField {...form.field('new_password')} label="New password" autoComplete="new-password" />
      </Form>
      <CrossLink question="Do you know your password?" to={paths.login()}>
        Log in here
      </CrossLink>
    </>
  );
}

type Values = Readonly<Record<'username' | 'code' | 'new_password', string>>;

function checkReset({ username, code, new_password: password }: Values): readonly FieldError[] {
  const messages = {
    username: username.trim() === '' && 'Enter your username',
    code: code.trim() === '' && 'Enter the code',
    new_password: findPasswordError(password, { username })?.message,
  };
  return Object.entries(messages).flatMap(([field, message]) => (message ? { field, message } : []));
}
