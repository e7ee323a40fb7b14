/** Hidden username, from which password managers identify the account of a password form. */
export function HiddenUsername({ username }: { readonly username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />;
}
