/**
 * Where mails to an address end up, as limits count it: what stands behind a plus sign is a label of the same mailbox at nearly all
 * providers, and capitals do not count.
 */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.+)@(.+)$/.exec(email.trim().toLowerCase()) ?? [];
  const bare = name.replace(/\+.*$/, '');
  return `${bare || name}@${domain}`;
}
