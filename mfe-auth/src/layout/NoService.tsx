import { Notice } from '@campusway/ui-kit';

/** Notice on a site without an auth service. */
export function NoService() {
  return (
    <Notice>
      <p>Logging in is not part of this site. Everything else works without an account.</p>
    </Notice>
  );
}
