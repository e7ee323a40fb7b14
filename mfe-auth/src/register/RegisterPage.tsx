import { checkRegistration, paths, type SessionActions, toUsername } from '@campusway/contract';
import { useNavigate, useSearchParams, useSession } from '@campusway/platform';
import { Form } from '../form/Form.tsx';
import { withFieldError } from '../form/failure.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useForm } from '../form/use-form.ts';
import { CrossLink, EntryPage } from '../layout/EntryPage.tsx';
import { AlreadySignedIn } from '../login/AlreadySignedIn.tsx';
import type { LoginState } from '../login/login-state.ts';
import { pageHeaders } from '../page-headers.ts';
import { RoleField } from './RoleField.tsx';

export default function RegisterPage() {
  return <EntryPage header={pageHeaders.register}>{(actions) => <Register actions={actions} />}</EntryPage>;
}

function Register({ actions }: { readonly actions: SessionActions }) {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm({
    start: { role: '', username: '', password: '' },
    check: checkRegistration,
    send: async (registration) =>
      withFieldError(await actions.register(registration), { code: 'name-taken', field: 'username' }),
    onDone() {
      const loginState: LoginState = { username: toUsername(form.values.username) };
      navigate({ pathname: paths.login(), search: search.toString() }, { replace: true, state: loginState });
    },
  });
  if (session.status === 'signed-in' && form.phase === 'idle')
    return <AlreadySignedIn username={session.account.username} onSignOut={actions.logOut} />;
  return (
    <>
      <Form form={form} submit="Create account" busy="Creating the account">
        <RoleField {...form.field('role')} />
        <TextField
          {...form.field('username')}
          label="Username"
          autoComplete="username"
          hint="At least 3 characters: letters, digits and . _ @ + -"
        />
        <PasswordField {...form.field('password')} autoComplete="new-password" />
      </Form>
      <CrossLink question="Already have an account?" to={paths.login()}>
        Log in here
      </CrossLink>
    </>
  );
}
