/** Password programs store a password under the name beside it, even one that nobody sees. */
export function UsernameForPrograms({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
