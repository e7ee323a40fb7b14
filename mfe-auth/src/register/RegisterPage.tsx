import { checkRegistration, paths, type SessionActions, toUsername } from '@campusway/contract';
import { useNavigate, useSearchParams, useSessionActions } from '@campusway/platform';
import { PageIntro } from '@campusway/ui-kit';
import { FormFailure } from '../form/FormFailure.tsx';
import css from '../form/form.module.css';
import { PasswordField } from '../form/PasswordField.tsx';
import { PasswordLength } from '../form/PasswordLength.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { UsernameField } from '../form/UsernameField.tsx';
import { useForm } from '../form/use-form.ts';
import { intros } from '../intros.ts';
import type { LoginVisit } from '../login/visit.ts';
import { CrossLink } from '../sheet/CrossLink.tsx';
import { NoService } from '../sheet/NoService.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { WithoutAccount } from '../sheet/WithoutAccount.tsx';
import { RoleField } from './RoleField.tsx';
import { sendRegistration } from './send-registration.ts';

export default function RegisterPage() {
  const actions = useSessionActions();
  return (
    <Sheet head={<PageIntro {...intros.register} />} aside={<WithoutAccount />}>
      {actions ? <Register actions={actions} /> : <NoService />}
    </Sheet>
  );
}

function Register({ actions }: { readonly actions: SessionActions }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { values, phase, failure, change, faultOf, formProps } = useForm({
    start: { role: '', username: '', password: '' },
    check: checkRegistration,
    send: (registration) => sendRegistration(actions, registration),
    onDone() {
      const visit: LoginVisit = { username: toUsername(values.username) };
      navigate({ pathname: paths.login(), search: search.toString() }, { replace: true, state: visit });
    },
  });
  return (
    <>
      <form {...formProps} method="post" noValidate className={css.form}>
        <RoleField value={values.role} error={faultOf('role')} onChange={(text) => change('role', text)} />
        <UsernameField
          value={values.username}
          error={faultOf('username')}
          hint="At least 3 characters: letters, digits and . _ @ + -"
          onChange={(text) => change('username', text)}
        />
        <PasswordField
          autoComplete="new-password"
          value={values.password}
          error={faultOf('password')}
          hint={<PasswordLength value={values.password} />}
          onChange={(text) => change('password', text)}
        />
        <FormFailure failure={failure} />
        <SubmitButton phase={phase} busy="Creating the account">
          Create account
        </SubmitButton>
      </form>
      <CrossLink question="Already have an account?" to={paths.login()} keep={search}>
        Log in here
      </CrossLink>
    </>
  );
}
