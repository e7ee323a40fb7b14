import { checkLogin, paths, type SessionActions } from '@campusway/contract';
import { useLocation, useNavigate, useSearchParams, useSession } from '@campusway/platform';
import { Notice } from '@campusway/ui-kit';
import { useEffect, useId } from 'react';
import { Form } from '../form/Form.tsx';
import { isTransient } from '../form/failure.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useForm } from '../form/use-form.ts';
import { CrossLink, EntryPage } from '../layout/EntryPage.tsx';
import { pageHeaders } from '../page-headers.ts';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { parseLoginState, toReturnPath } from './login-state.ts';
import { SignOutNotice } from './SignOutNotice.tsx';

export default function LoginPage() {
  return <EntryPage header={pageHeaders.login}>{(actions) => <Login actions={actions} />}</EntryPage>;
}

function Login({ actions }: { readonly actions: SessionActions }) {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const loginState = parseLoginState(useLocation().state);
  const form = useForm({
    start: { username: loginState?.username ?? '', password: '' },
    check: checkLogin,
    send: actions.logIn,
    onDone: () => navigate(toReturnPath(search.get('return')), { replace: true }),
  });
  const created = form.isSubmitted ? undefined : loginState?.username;
  const createdId = useId();
  const why = session.status === 'signed-out' ? session.why : undefined;
  const { ref } = form.formProps;
  const { failure } = form;
  const isRefused = failure && !isTransient(failure);
  // In an effect, as the shell focuses the new page in a layout effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each failed attempt
  useEffect(() => {
    const password = ref.current?.querySelector<HTMLInputElement>('[name="password"]');
    if (created || isRefused) password?.focus();
    if (isRefused) password?.select();
  }, [created, failure, ref]);

  if (session.status === 'signed-in' && form.phase === 'idle')
    return <AlreadySignedIn username={session.account.username} onSignOut={actions.logOut} />;
  return (
    <>
      {created && (
        <Notice tone="success" describes={createdId}>
          <p>
            {loginState?.hasNewPassword
              ? `The new password of ${created} has been set`
              : `Your account has been created, ${created}`}
            . Log in to continue.
          </p>
        </Notice>
      )}
      {why && !loginState && !form.isSubmitted && <SignOutNotice why={why} />}
      <Form form={form} submit="Log In" busy="Logging in">
        <TextField {...form.field('username')} label="Username" autoComplete="username" />
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          describedBy={created && createdId}
        />
      </Form>
      <CrossLink question="Don't have an account?" to={paths.register()}>
        Register here
      </CrossLink>
      {actions.resetPassword && (
        <CrossLink question="Forgot your password?" to={paths.resetPassword()}>
          Set a new one
        </CrossLink>
      )}
    </>
  );
}
