import { paths, type SignOutReason } from '@campusway/contract';
import { ButtonLink, Notice } from '@campusway/ui-kit';
import css from '../form/Form.module.css';
import { SignOutNotice } from '../login/SignOutNotice.tsx';

/** Id of the reason, which describes the focused heading. */
export const whyId = 'why-signed-out';

/** Reason of the sign-out, with links to login and registration. */
export function SignedOut({ why }: { readonly why: SignOutReason | undefined }) {
  return (
    <>
      {why ? <SignOutNotice why={why} describes={whyId} /> : <Notice>You are not logged in.</Notice>}
      <div className={css.actions}>
        <ButtonLink to={paths.login(paths.account())} tone="primary">
          Login
        </ButtonLink>
        <ButtonLink to={`${paths.register()}?return=${encodeURIComponent(paths.account())}`}>
          Register
        </ButtonLink>
      </div>
    </>
  );
}
