/** Web addresses and addresses of mail, as mail programs find them and turn them into links. */
const SCHEME = /:\/\/|\bwww\./i;
/** A domain: its end is written in small or in capital letters only, so that `Dr.Meier` is none. */
const DOMAIN = /[\p{L}\p{N}-]+\.(?:[a-z]{2,24}|[A-Z]{2,24})(?![\p{L}\p{N}.])/u;
const DOMAIN_WITH_PATH = /[\p{L}\p{N}-]+\.\p{L}{2,24}\/\S/u;
const MAIL_ADDRESS = /\S@\S+\.\S/;

/** What no line of an address may contain. A company may be called after its domain. */
export const hasLink = (text: string): boolean =>
  SCHEME.test(text) || DOMAIN_WITH_PATH.test(text) || MAIL_ADDRESS.test(text);

/** What no name may contain. */
export const nameHasLink = (name: string): boolean => hasLink(name) || DOMAIN.test(name);
