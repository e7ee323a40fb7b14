import { type PageHeaderContent, paths, type SessionActions } from '@campusway/contract';
import { Link, useSearchParams, useSession, useSessionActions } from '@campusway/platform';
import { PageHeader } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import css from './EntryPage.module.css';
import { FormLayout, NoService } from './FormLayout.tsx';

interface EntryPageProps {
  readonly header: PageHeaderContent;
  readonly children: (actions: SessionActions) => ReactNode;
}

/** A page without a login; signed out it says that the site works without an account. */
export function EntryPage({ header, children }: EntryPageProps) {
  const actions = useSessionActions();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <FormLayout
      head={<PageHeader {...header} />}
      aside={!isSignedIn && <WithoutAccount hasAccounts={actions !== undefined} />}
    >
      {actions ? children(actions) : <NoService />}
    </FormLayout>
  );
}

function WithoutAccount({ hasAccounts }: { readonly hasAccounts: boolean }) {
  return (
    <div className={css.note}>
      <h2>You do not need an account</h2>
      <p>Every room, plan, route and person is open to everyone.</p>
      {hasAccounts && (
        <p>
          On the page of your account you see the devices where you are logged in, and can log out the others.
        </p>
      )}
      <p>
        <Link to={paths.home()} className="touch-target">
          Search for a room
        </Link>
      </p>
    </div>
  );
}

interface CrossLinkProps {
  readonly question: string;
  readonly to: string;
  readonly children: string;
}

/** Link to another of these pages, with the `return` path. */
export function CrossLink({ question, to, children }: CrossLinkProps) {
  const [search] = useSearchParams();
  return (
    <p className={css.cross}>
      {question} <Link to={{ pathname: to, search: search.toString() }}>{children}</Link>
    </p>
  );
}
