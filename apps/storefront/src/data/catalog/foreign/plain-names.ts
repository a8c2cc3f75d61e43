/** Some shops store their names as HTML. Here they are text, so what is escaped in them would be seen. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  agrave: 'à',
  egrave: 'è',
  eacute: 'é',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
  Agrave: 'À',
  Egrave: 'È',
  Eacute: 'É',
  ecirc: 'ê',
  ccedil: 'ç',
  ntilde: 'ñ',
  oslash: 'ø',
  aring: 'å',
  euro: '€',
  reg: '®',
  trade: '™',
  copy: '©',
  deg: '°',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
};

const LAST_CODE_POINT = 0x10_ff_ff;

export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (entity, decimal, hexadecimal, name) => {
    if (name) return named[name] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
  });

const nameFields = new Set(['name', 'label', 'title', 'frontend_label', 'default_frontend_label', 'nickname']);

/** The same entity, and all that is in it, with names as they are read. */
export function withPlainNames<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withPlainNames) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    typeof field === 'string' && nameFields.has(name) ? decodeEntities(field) : withPlainNames(field),
  ]);
  return Object.fromEntries(fields);
}
