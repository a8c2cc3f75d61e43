/** Providers that ignore dots in front of the @, and the names that one of them goes by. */
const DOTS_IGNORED: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * Where mails to an address end up, as limits count it: what stands behind a plus sign is a label of the same mailbox at nearly all
 * providers, some ignore dots, and case does not count.
 */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.+)@(.+)$/.exec(email.trim().toLowerCase()) ?? [];
  const bare = name.replace(/\+.*$/, '') || name;
  const provider = DOTS_IGNORED[domain];
  return provider ? `${bare.replaceAll('.', '')}@${provider}` : `${bare}@${domain}`;
}

/** Enough to recognise an address by, too little to write to it: `m…@example.de`. */
export const maskAddress = (address: string): string => address.replace(/^(.)[^@]*/, '$1…');
