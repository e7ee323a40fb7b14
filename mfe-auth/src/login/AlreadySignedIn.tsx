import { paths } from '@campusway/contract';
import { Button, ButtonLink, Notice } from '@campusway/ui-kit';
import css from '../form/Form.module.css';

interface AlreadySignedInProps {
  readonly username: string;
  readonly onSignOut: () => void;
}

/** In place of the forms for visitors without a session. */
export function AlreadySignedIn({ username, onSignOut }: AlreadySignedInProps) {
  return (
    <>
      <Notice tone="success">
        <p>
          You are logged in as <strong>{username}</strong>.
        </p>
      </Notice>
      <div className={css.actions}>
        <ButtonLink to={paths.campusMap()} tone="primary">
          Campus Map
        </ButtonLink>
        <ButtonLink to={paths.account()}>Account</ButtonLink>
        <Button onClick={onSignOut}>Log out</Button>
      </div>
    </>
  );
}
