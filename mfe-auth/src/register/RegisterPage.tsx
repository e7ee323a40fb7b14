import { checkRegistration, paths, type SessionActions, toUsername } from '@campusway/contract';
import { useNavigate, useSearchParams, useSessionActions } from '@campusway/platform';
import { PageHeader } from '@campusway/ui-kit';
import { FormFailure } from '../form/FormFailure.tsx';
import css from '../form/form.module.css';
import { PasswordField } from '../form/PasswordField.tsx';
import { PasswordLength } from '../form/PasswordLength.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { UsernameField } from '../form/UsernameField.tsx';
import { useForm } from '../form/use-form.ts';
import { CrossLink } from '../layout/CrossLink.tsx';
import { FormLayout } from '../layout/FormLayout.tsx';
import { NoService } from '../layout/NoService.tsx';
import { WithoutAccount } from '../layout/WithoutAccount.tsx';
import type { LoginState } from '../login/login-state.ts';
import { pageHeaders } from '../page-headers.ts';
import { RoleField } from './RoleField.tsx';
import { sendRegistration } from './send-registration.ts';

export default function RegisterPage() {
  const actions = useSessionActions();
  return (
    <FormLayout head={<PageHeader {...pageHeaders.register} />} aside={<WithoutAccount />}>
      {actions ? <Register actions={actions} /> : <NoService />}
    </FormLayout>
  );
}

function Register({ actions }: { readonly actions: SessionActions }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { values, phase, failure, change, errorOf, formProps } = useForm({
    start: { role: '', username: '', password: '' },
    check: checkRegistration,
    send: (registration) => sendRegistration(actions, registration),
    onDone() {
      const loginState: LoginState = { username: toUsername(values.username) };
      navigate({ pathname: paths.login(), search: search.toString() }, { replace: true, state: loginState });
    },
  });
  return (
    <>
      <form {...formProps} method="post" noValidate className={css.form}>
        <RoleField value={values.role} error={errorOf('role')} onChange={(text) => change('role', text)} />
        <UsernameField
          value={values.username}
          error={errorOf('username')}
          hint="At least 3 characters: letters, digits and . _ @ + -"
          onChange={(text) => change('username', text)}
        />
        <PasswordField
          autoComplete="new-password"
          value={values.password}
          error={errorOf('password')}
          hint={<PasswordLength value={values.password} />}
          onChange={(text) => change('password', text)}
        />
        <FormFailure failure={failure} />
        <SubmitButton phase={phase} busy="Creating the account">
          Create account
        </SubmitButton>
      </form>
      <CrossLink question="Already have an account?" to={paths.login()} search={search}>
        Log in here
      </CrossLink>
    </>
  );
}
