import { checkLogin, paths, type SessionActions } from '@campusway/contract';
import {
  useLocation,
  useNavigate,
  useSearchParams,
  useSession,
  useSessionActions,
} from '@campusway/platform';
import { PageHeader } from '@campusway/ui-kit';
import { FormFailure } from '../form/FormFailure.tsx';
import css from '../form/form.module.css';
import { PasswordField } from '../form/PasswordField.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { UsernameField } from '../form/UsernameField.tsx';
import { useForm } from '../form/use-form.ts';
import { CrossLink } from '../layout/CrossLink.tsx';
import { FormLayout } from '../layout/FormLayout.tsx';
import { NoService } from '../layout/NoService.tsx';
import { WithoutAccount } from '../layout/WithoutAccount.tsx';
import { pageHeaders } from '../page-headers.ts';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { parseLoginState } from './login-state.ts';
import { toReturnPath } from './return-path.ts';

export default function LoginPage() {
  const actions = useSessionActions();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <FormLayout head={<PageHeader {...pageHeaders.login} />} aside={!isSignedIn && <WithoutAccount />}>
      {actions ? <Login actions={actions} /> : <NoService />}
    </FormLayout>
  );
}

function Login({ actions }: { readonly actions: SessionActions }) {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const loginState = parseLoginState(useLocation().state);
  const { values, phase, failure, change, errorOf, formProps } = useForm({
    start: { username: loginState?.username ?? '', password: '' },
    check: checkLogin,
    send: actions.logIn,
    onDone: () => navigate(toReturnPath(search.get('return')), { replace: true }),
  });

  if (session.status === 'signed-in' && phase === 'idle')
    return <AlreadySignedIn username={session.account.username} onSignOut={actions.logOut} />;
  return (
    <>
      <LoginNotice session={session} registered={loginState?.username} />
      <form {...formProps} method="post" noValidate className={css.form}>
        <UsernameField
          value={values.username}
          error={errorOf('username')}
          onChange={(text) => change('username', text)}
        />
        <PasswordField
          autoComplete="current-password"
          value={values.password}
          error={errorOf('password')}
          onChange={(text) => change('password', text)}
        />
        <FormFailure failure={failure} />
        <SubmitButton phase={phase} busy="Logging in">
          Log In
        </SubmitButton>
      </form>
      <CrossLink question="Don't have an account?" to={paths.register()} search={search}>
        Register here
      </CrossLink>
    </>
  );
}
