/**
 * Domains that most shoppers have their mail at. Those that differ from another by one letter (`mail.com`, `tim.it`) must be
 * named too, or they would be taken for a typo.
 */
const DOMAINS = (
  'gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch gmx.it gmx.com web.de t-online.de freenet.de posteo.de mailbox.org mail.de ' +
  'email.de email.it mail.com ymail.com outlook.com outlook.de outlook.it hotmail.com hotmail.de hotmail.it live.com live.de live.it ' +
  'yahoo.com yahoo.de yahoo.it icloud.com me.com mac.com aol.com proton.me protonmail.com libero.it virgilio.it tiscali.it ' +
  'alice.it tin.it tim.it fastwebnet.it pec.it aruba.it'
).split(' ');

/** The address that was probably meant, where its domain is one typo away from a well-known one: `gmial.com`. */
export function suggestEmail(address: string): string | null {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? [];
  if (!name || !domain) return null;
  const written = domain.toLowerCase();
  // known, or still being typed
  if (DOMAINS.some((known) => known.startsWith(written))) return null;
  const meant = DOMAINS.find((known) => isOneTypo(written, known));
  return meant ? `${name}@${meant}` : null;
}

/** One letter too many, too few or wrong, or two of them swapped. */
function isOneTypo(written: string, meant: string): boolean {
  let start = 0;
  while (start < written.length && written[start] === meant[start]) start += 1;
  const [rest, goal] = [written.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === goal ||
    rest === goal.slice(1) ||
    rest.slice(1) === goal.slice(1) ||
    (rest[0] === goal[1] && rest[1] === goal[0] && rest.slice(2) === goal.slice(2))
  );
}
