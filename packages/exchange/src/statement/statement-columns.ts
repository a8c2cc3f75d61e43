import { bareWord } from '../bare-word.ts';

/** What a column of a bank's table may mean. */
export const statementFields = [
  'day',
  'amount',
  'credit',
  'debit',
  'sign',
  'name',
  'purpose',
  'iban',
  'currency',
  'state',
  'account',
] as const;
export type StatementField = (typeof statementFields)[number];
export type StatementColumns = readonly (StatementField | null)[];

/** Names of columns at Sparkassen, Volksbanken, DKB, ING, Deutsche Bank, N26, Intesa, UniCredit and those like them; the best first. */
const headers: Readonly<Record<StatementField, readonly string[]>> = {
  day: [
    'buchungstag',
    'buchungsdatum',
    'buchung',
    'bookingdate',
    'datacontabile',
    'dataregistrazione',
    'dataoperazione',
    'datum',
    'date',
    'data',
    'valutadatum',
    'wertstellung',
    'valuedate',
    'datavaluta',
  ],
  amount: [
    'betrag',
    'betrageur',
    'umsatz',
    'umsatzineur',
    'amount',
    'amounteur',
    'importo',
    'importoeur',
    'betragineur',
  ],
  credit: ['haben', 'habeneur', 'gutschrift', 'accrediti', 'avere', 'entrate', 'credit', 'accredito'],
  debit: ['soll', 'solleur', 'lastschrift', 'addebiti', 'dare', 'uscite', 'debit', 'addebito'],
  sign: ['sollhaben', 'sh', 'dareavere'],
  name: [
    'beguenstigterzahlungspflichtiger',
    'begunstigterzahlungspflichtiger',
    'begunstigterauftraggeber',
    'auftraggeberbegunstigter',
    'auftraggeberempfanger',
    'namezahlungsbeteiligter',
    'zahlungspflichtiger',
    'empfangerzahlungspflichtiger',
    'auftraggeber',
    'auftraggebername',
    'partnername',
    'payee',
    'empfanger',
    'ordinante',
    'controparte',
    'nome',
    'name',
  ],
  purpose: [
    'verwendungszweck',
    'vorgangverwendungszweck',
    'buchungstextverwendungszweck',
    'paymentreference',
    'kundenreferenzendtoend',
    'kundenreferenz',
    'causale',
    'descrizione',
    'descrizioneestesa',
    'descrizioneoperazione',
    'purpose',
    'reference',
    'description',
  ],
  iban: [
    'kontonummeriban',
    'ibanzahlungsbeteiligter',
    'ibankontonummer',
    'iban',
    'partneriban',
    'accountnumber',
    'ibanordinante',
  ],
  currency: ['wahrung', 'waehrung', 'currency', 'divisa'],
  state: ['status', 'info', 'stato'],
  account: ['auftragskonto', 'ibanauftragskonto', 'kontoiban'],
};

/** What the headers seem to mean. A field is taken from the column with its best name, what was written from every column that has some of it. */
export function proposeStatementColumns(headerCells: readonly string[]): StatementColumns {
  const names = headerCells.map(bareWord);
  const columns: (StatementField | null)[] = names.map(() => null);
  for (const field of statementFields) {
    const places = headers[field].flatMap((name) => names.flatMap((each, place) => (each === name ? [place] : [])));
    const free = places.filter((place) => columns[place] === null);
    for (const place of field === 'purpose' ? free : free.slice(0, 1)) columns[place] = field;
  }
  return columns;
}

/** Whether a table can be read with them: when, how much, and what for. */
export const isEnough = (columns: StatementColumns): boolean =>
  columns.includes('day') &&
  (columns.includes('amount') || columns.includes('credit')) &&
  (columns.includes('purpose') || columns.includes('name'));
