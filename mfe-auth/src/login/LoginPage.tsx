import { checkLogin, paths, type SessionActions } from '@campusway/contract';
import {
  useLocation,
  useNavigate,
  useSearchParams,
  useSession,
  useSessionActions,
} from '@campusway/platform';
import { PageIntro } from '@campusway/ui-kit';
import { FormFailure } from '../form/FormFailure.tsx';
import css from '../form/form.module.css';
import { PasswordField } from '../form/PasswordField.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { UsernameField } from '../form/UsernameField.tsx';
import { useForm } from '../form/use-form.ts';
import { intros } from '../intros.ts';
import { CrossLink } from '../sheet/CrossLink.tsx';
import { NoService } from '../sheet/NoService.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { WithoutAccount } from '../sheet/WithoutAccount.tsx';
import { LoginNews } from './LoginNews.tsx';
import { toReturnPath } from './return-path.ts';
import { SignedInAlready } from './SignedInAlready.tsx';
import { parseLoginVisit } from './visit.ts';

export default function LoginPage() {
  const actions = useSessionActions();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <Sheet head={<PageIntro {...intros.login} />} aside={!isSignedIn && <WithoutAccount />}>
      {actions ? <Login actions={actions} /> : <NoService />}
    </Sheet>
  );
}

function Login({ actions }: { readonly actions: SessionActions }) {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const visit = parseLoginVisit(useLocation().state);
  const { values, phase, failure, change, faultOf, formProps } = useForm({
    start: { username: visit?.username ?? '', password: '' },
    check: checkLogin,
    send: actions.logIn,
    onDone: () => navigate(toReturnPath(search.get('return')), { replace: true }),
  });

  if (session.status === 'signed-in' && phase === 'idle')
    return <SignedInAlready username={session.account.username} onSignOut={actions.logOut} />;
  return (
    <>
      <LoginNews session={session} registered={visit?.username} />
      <form {...formProps} method="post" noValidate className={css.form}>
        <UsernameField
          value={values.username}
          error={faultOf('username')}
          onChange={(text) => change('username', text)}
        />
        <PasswordField
          autoComplete="current-password"
          value={values.password}
          error={faultOf('password')}
          onChange={(text) => change('password', text)}
        />
        <FormFailure failure={failure} />
        <SubmitButton phase={phase} busy="Logging in">
          Log In
        </SubmitButton>
      </form>
      <CrossLink question="Don't have an account?" to={paths.register()} keep={search}>
        Register here
      </CrossLink>
    </>
  );
}
