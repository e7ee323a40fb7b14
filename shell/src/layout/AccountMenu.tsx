import { paths } from '@campusway/contract';
import { useNavigate } from '@campusway/platform';
import { DisclosureMenu, Icon, MenuLink, styles, userIcon } from '@campusway/ui-kit';
import css from './AccountMenu.module.css';

interface AccountMenuProps {
  readonly username: string;
  readonly onSignOut: () => void;
}

export default function AccountMenu({ username, onSignOut }: AccountMenuProps) {
  const navigate = useNavigate();

  /** The login page shows the outcome. */
  function signOut(): void {
    navigate(paths.login());
    onSignOut();
  }

  const label = (
    <>
      <Icon of={userIcon} /> <span className="visually-hidden">Account:</span>{' '}
      <span className={css.name}>{username}</span>
    </>
  );
  return (
    <DisclosureMenu label={label} className={css.account}>
      <p className={css.who}>
        Logged in as <strong>{username}</strong>
      </p>
      <MenuLink to={paths.account()}>Account</MenuLink>
      <button type="button" className={`${styles.lineButton} ${css.signOut}`} onClick={signOut}>
        Log out
      </button>
    </DisclosureMenu>
  );
}
