import { paths } from '@campusway/contract';
import { useNavigate } from '@campusway/platform';
import { DisclosureMenu, MenuLink } from '@campusway/ui-kit';
import css from './AccountMenu.module.css';

interface AccountMenuProps {
  readonly username: string;
  readonly onSignOut: () => void;
}

/** The longest name that a phone has room for beside the product's. */
const longestName = 16;

export default function AccountMenu({ username, onSignOut }: AccountMenuProps) {
  const navigate = useNavigate();

  /** The login page says that it is done, or what is left to do. */
  function signOut(): void {
    navigate(paths.login());
    onSignOut();
  }

  return (
    <DisclosureMenu label={shorten(username)} className={css.account}>
      <p className={css.who}>
        Logged in as <strong>{username}</strong>
      </p>
      <MenuLink to={paths.account()}>Account</MenuLink>
      <button type="button" className={css.signOut} onClick={signOut}>
        Log out
      </button>
    </DisclosureMenu>
  );
}

function shorten(name: string): string {
  const characters = [...name];
  return characters.length > longestName ? `${characters.slice(0, longestName - 1).join('')}…` : name;
}
