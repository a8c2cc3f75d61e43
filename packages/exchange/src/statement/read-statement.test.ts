import { toEuros } from '@brixel/commerce/money';
import { expect, test } from 'vitest';
import { FileProblem } from '../problems.ts';
import { readStatement } from './read-statement.ts';
import type { Credit, Statement } from './statement.ts';
import type { UnknownTable } from './statement-csv.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);
const windows = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const shown = ({ day, amount, name, iban, purpose }: Credit) => [day, toEuros(amount), name, iban, purpose];
async function credits(file: Uint8Array) {
  const read = await readStatement(file);
  if (!Array.isArray(read)) throw new Error('columns are not known');
  return read.flatMap((statement: Statement) => statement.credits.map(shown));
}

const IBAN = 'DE89370400440532013000';

/** One entry, with what differs between versions. */
const entry = (facts: { state: string; party: string; amount?: string; more?: string; indicator?: string }): string => `
  <Ntry><Amt Ccy="EUR">${facts.amount ?? '34.20'}</Amt><CdtDbtInd>${facts.indicator ?? 'CRDT'}</CdtDbtInd>${facts.state}
    <BookgDt><Dt>2026-11-12</Dt></BookgDt><ValDt><Dt>2026-11-13</Dt></ValDt>
    <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
      <RltdPties><Dbtr>${facts.party}</Dbtr><DbtrAcct><Id><IBAN>${IBAN}</IBAN></Id></DbtrAcct></RltdPties>
      <RmtInf><Ustrd>BX-7K4M-</Ustrd><Ustrd>2P9Q &amp; Gruß</Ustrd></RmtInf></TxDtls></NtryDtls>${facts.more ?? ''}</Ntry>`;
const camt = (version: string, entries: string, prefix = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`.replaceAll(
    /(<\/?)(?=[A-Z])/g,
    `$1${prefix}`,
  );
const old = { state: '<Sts>BOOK</Sts>', party: '<Nm>Jana Müller</Nm>' };
const recent = { state: '<Sts><Cd>BOOK</Cd></Sts>', party: '<Pty><Nm>Jana Müller</Nm></Pty>' };

test.each([
  ['02', camt('02', entry(old))],
  ['04', camt('04', entry(old))],
  ['08', camt('08', entry(recent))],
  ['08 with prefixes', camt('08', entry(recent), 'ns2:')],
])('CAMT.053 version %s is read', async (_, file) => {
  expect(await credits(bytes(file))).toEqual([['2026-11-12', 34.2, 'Jana Müller', IBAN, 'BX-7K4M- 2P9Q & Gruß']]);
});

test('debits, bookings to come and other currencies are passed over; a collection is several transfers', async () => {
  const collection = `<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-11-14T08:00:00+01:00</DtTm></BookgDt><NtryDtls>${[
    ['10.00', 'A'],
    ['20.00', 'B'],
  ]
    .map(
      ([amount, name]) =>
        `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>R${name}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`,
    )
    .join('')}</NtryDtls></Ntry>`;
  const file = camt(
    '02',
    [
      entry({ ...old, indicator: 'DBIT' }),
      entry({ ...old, state: '<Sts>PDNG</Sts>' }),
      entry(old).replace('Ccy="EUR"', 'Ccy="CHF"'),
      collection,
    ].join(''),
  );
  const [statement] = (await readStatement(bytes(file))) as Statement[];
  expect(statement).toMatchObject({ account: 'DE02120300000000202051', passedOver: 3 });
  expect(statement!.credits.map(shown)).toEqual([
    ['2026-11-14', 10, 'A', '', 'RA'],
    ['2026-11-14', 20, 'B', '', 'RB'],
  ]);
});

test.each<[bank: string, file: Uint8Array]>([
  [
    'Sparkasse',
    windows(
      `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"\n"DE02120300000000202051";"12.11.26";"12.11.26";"GUTSCHR. UEBERWEISUNG";"BX-7K4M-2P9Q";"";"";"";"";"";"";"Jana Müller";"${IBAN}";"COBADEFFXXX";"1.034,20";"EUR";"Umsatz gebucht"\n"DE02120300000000202051";"13.11.26";"13.11.26";"GUTSCHRIFT";"x";"";"";"";"";"";"";"Y";"";"";"5,00";"EUR";"Umsatz vorgemerkt"\n`,
    ),
  ],
  [
    'DKB',
    bytes(
      `\ufeff"Girokonto";"DE02 1203 0000 0000 2020 51"\r\n"Zeitraum:";"01.11.2026 - 17.11.2026"\r\n"Kontostand vom 17.11.2026:";"9.876,54 €"\r\n""\r\n"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"\r\n"12.11.26";"12.11.26";"Gebucht";"Jana Müller";"Steinladen";"BX-7K4M-2P9Q";"Eingang";"${IBAN}";"1.034,2";"";"";""\r\n"12.11.26";"12.11.26";"Gebucht";"Steinladen";"Post";"Porto";"Ausgang";"DE1";"-12,00";"";"";""\r\n`,
    ),
  ],
  [
    'ING',
    windows(
      `Umsatzanzeige;Datei erstellt am: 17.11.2026 09:00\n\nIBAN;DE02 1203 0000 0000 2020 51\nKontoname;Girokonto\nBank;ING\nKunde;Steinladen\nZeitraum;01.11.2026 - 17.11.2026\nSaldo;9.876,54;EUR\n\nSortierung;Datum absteigend\n\nBuchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung\n12.11.2026;12.11.2026;Jana Müller;Gutschrift;BX-7K4M-2P9Q;9.876,54;EUR;1.034,20;EUR\n11.11.2026;11.11.2026;Strom;Lastschrift;Abschlag;8.842,34;EUR;-80,00;EUR\n`,
    ),
  ],
  [
    'Deutsche Bank',
    windows(
      `Umsätze Girokonto (00);;;Kundennummer: 123 4567890\n01.11.2026 - 17.11.2026\nBuchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung\n12.11.2026;12.11.2026;SEPA-Gutschrift von;Jana Müller;BX-7K4M-2P9Q;${IBAN};COBADEFFXXX;;;;;;;;;;1.034,20;EUR\n13.11.2026;13.11.2026;SEPA-Lastschrift;Strom;Abschlag;;;;;;;;;;;-80,00;;EUR\nKontostand;17.11.2026;;;9.876,54;EUR\n`,
    ),
  ],
  [
    'N26',
    bytes(
      `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"\n2026-11-12,2026-11-12,"Jana Müller",${IBAN},"Credit Transfer","BX-7K4M-2P9Q","Main",1034.20,,,\n2026-11-12,2026-11-12,"Shop",,Presentment,"Kaffee","Main",-3.50,3.50,EUR,1\n`,
    ),
  ],
  [
    'Intesa',
    bytes(
      `Data contabile;Data valuta;Ordinante;IBAN;Descrizione;Accrediti;Addebiti\n12/11/2026;12/11/2026;Jana Müller;${IBAN};BX-7K4M-2P9Q;1.034,20;\n13/11/2026;13/11/2026;Enel;;Bolletta;;80,00\n`,
    ),
  ],
  [
    'UniCredit',
    bytes(
      `Data Registrazione;Data valuta;Nome;IBAN;Descrizione;Importo (EUR)\n12.11.2026;12.11.2026;Jana Müller;${IBAN};BX-7K4M-2P9Q;1034,20\n13.11.2026;13.11.2026;Enel;;Bolletta;-80,00\n`,
    ),
  ],
])('the table of %s is read', async (_, file) => {
  const [first, ...further] = await credits(file);
  const iban = first?.[3] === '' ? '' : IBAN;
  expect(first).toEqual(['2026-11-12', 1034.2, 'Jana Müller', iban, 'BX-7K4M-2P9Q']);
  expect(further).toEqual([]);
});

test('columns that nobody knows are shown, and read once somebody has named them', async () => {
  const file = bytes('Konto X;;;\nWann;Wieviel;Wer;Wozu\n12.11.2026;34,20;Jana;BX-7K4M-2P9Q\n');
  const unknown = (await readStatement(file)) as UnknownTable;
  expect(unknown).toMatchObject({
    header: ['Wann', 'Wieviel', 'Wer', 'Wozu'],
    rows: [['12.11.2026', '34,20', 'Jana', 'BX-7K4M-2P9Q']],
  });
  const columns = ['day', 'amount', 'name', 'purpose'] as const;
  const [statement] = (await readStatement(file, columns)) as Statement[];
  expect(statement!.credits.map(shown)).toEqual([['2026-11-12', 34.2, 'Jana', '', 'BX-7K4M-2P9Q']]);
});

test.each<[what: string, file: Uint8Array, code: string]>([
  ['nothing', bytes(''), 'FORMAT_UNKNOWN'],
  ['another XML', bytes('<BrickStoreXML/>'), 'FORMAT_UNKNOWN'],
  ['XML that breaks off', bytes(camt('02', entry(old)).slice(0, -60)), 'CUT_OFF'],
  ['entities of its own', bytes(`<!DOCTYPE x [<!ENTITY a "aa">]>${camt('02', '<Ntry>&a;</Ntry>')}`), 'BROKEN_XML'],
  ['a depth without end', bytes(camt('02', '<Ntry>'.repeat(100))), 'TOO_DEEP'],
  ['a text without end', bytes(camt('02', entry({ ...old, party: `<Nm>${'x'.repeat(70_000)}</Nm>` }))), 'TOO_LONG'],
  ['an entry without a day', bytes(camt('02', entry(old).replaceAll(/<(BookgDt|ValDt)>.*?<\/\1>/g, ''))), 'BROKEN_XML'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0xff]), 'NO_HEADERS'],
  ['a table of endless rows', bytes(`a;b\n${'1;2\n'.repeat(30_000)}`), 'TOO_LONG'],
  ['an open quote', bytes('Buchungstag;Betrag;Verwendungszweck\n"12.11.2026;1,00;x\n'), 'BROKEN_CSV'],
])('%s is refused', async (_, file, code) => {
  const problem = await readStatement(file).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(FileProblem);
  expect((problem as FileProblem).code).toBe(code);
});

test('numbers and days that are none leave their row out', async () => {
  const rows = ['31.02.2026;5,00;a', '12.11.2026;viel;b', '12.11.2026;1e9;c', '12.11.2026;+7,50;d', ';5,00;e'];
  expect(await credits(bytes(`Datum;Betrag;Verwendungszweck\n${rows.join('\n')}\n`))).toEqual([
    ['2026-11-12', 7.5, '', '', 'd'],
  ]);
});
