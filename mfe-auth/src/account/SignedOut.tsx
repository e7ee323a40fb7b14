import { paths, type SignOutReason } from '@campusway/contract';
import { ButtonLink, Notice } from '@campusway/ui-kit';
import css from '../form/form.module.css';
import { signedOutTexts } from '../login/signed-out-texts.ts';

/** Both ways lead back here. */
export function SignedOut({ why }: { readonly why: SignOutReason | undefined }) {
  return (
    <>
      <Notice>
        <p>{why ? signedOutTexts[why] : 'You are not logged in.'}</p>
      </Notice>
      <div className={css.actions}>
        <ButtonLink to={paths.login(paths.account())} tone="primary">
          Login
        </ButtonLink>
        <ButtonLink to={paths.register()}>Register</ButtonLink>
      </div>
    </>
  );
}
