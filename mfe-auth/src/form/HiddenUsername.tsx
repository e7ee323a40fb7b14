/** Tells a password manager whose password a form without a username is about. */
export function HiddenUsername({ username }: { readonly username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />;
}
