import { fromEuros } from '@brixel/commerce/money';
import { MAX_ENTRIES, MAX_STATEMENT_DEPTH } from '../limits.ts';
import { FileProblem } from '../problems.ts';
import { readXml, type XmlElement } from '../read-xml.ts';
import { type Credit, MAX_NAME, MAX_PURPOSE, plainIban, plainText, type Statement } from './statement.ts';

/** CAMT.053, the statement of ISO 20022. Its versions differ in where a name or a state stands. */

const AMOUNT = /^\d{1,13}(?:\.\d{1,5})?$/;
/** What banks write where the payer has given no reference. */
const NO_REFERENCE = /^(?:NOTPROVIDED|NONREF|NONE|N\/A)$/i;

/** One statement after another. */
export async function* readCamt(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Statement> {
  const shape = { roots: ['Document'], path: ['BkToCstmrStmt', 'Stmt'], maxDepth: MAX_STATEMENT_DEPTH };
  let count = 0;
  for await (const statement of readXml(chunks, { ...shape, hasPrefixes: true })) {
    const entries = all(statement, 'Ntry');
    const read = entries.map(readEntry);
    const credits = read.flatMap((entry) => entry ?? []);
    count += credits.length;
    if (count > MAX_ENTRIES) throw new FileProblem('TOO_LONG', { line: statement.line });
    yield {
      account: plainIban(textAt(statement, 'Acct', 'Id', 'IBAN')),
      credits,
      passedOver: read.filter((entry) => entry === null).length,
    };
  }
}

/** Null for what is no booked credit in euros. */
function readEntry(entry: XmlElement): Credit[] | null {
  const state = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  if (textAt(entry, 'CdtDbtInd') !== 'CRDT' || (state !== '' && state !== 'BOOK')) return null;
  const amount = eurosOf(first(entry, 'Amt'));
  if (amount === null) return null;
  const day = dayOf(entry);
  const isReturned = textAt(entry, 'RvslInd') === 'true';
  const details = all(entry, 'NtryDtls').flatMap((some) => all(some, 'TxDtls'));
  const amounts = details.map((each) => eurosOf(first(each, 'Amt') ?? at(each, 'AmtDtls', 'TxAmt', 'Amt')));
  // a collection of several transfers: each is one of its own where the bank says how much each was
  const isCollection = details.length > 1 && amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0) === amount;
  const info = textAt(entry, 'AddtlNtryInf');
  if (isCollection)
    return details.flatMap((each, place) => {
      const part = amounts[place];
      return part ? [{ day, amount: part, isReturned, ...payerOf([each]), purpose: purposeOf([each], '') }] : [];
    });
  return [{ day, amount, isReturned, ...payerOf(details), purpose: purposeOf(details, info) }];
}

function eurosOf(element: XmlElement | undefined): number | null {
  const text = element?.text.trim() ?? '';
  return element?.attributes.Ccy === 'EUR' && AMOUNT.test(text) ? fromEuros(Number(text)) : null;
}

function dayOf(entry: XmlElement): string {
  for (const kind of ['BookgDt', 'ValDt'])
    for (const form of ['Dt', 'DtTm']) {
      const day = /^\d{4}-\d{2}-\d{2}/.exec(textAt(entry, kind, form))?.[0];
      if (day && !Number.isNaN(Date.parse(day))) return day;
    }
  throw new FileProblem('BROKEN_XML', { line: entry.line, detail: 'BookgDt' });
}

/** The one payer of all of these; where there are several, nobody. */
function payerOf(details: readonly XmlElement[]): Pick<Credit, 'name' | 'iban'> {
  const [only, ...further] = details;
  if (!only || further.length > 0) return { name: '', iban: '' };
  const names = ['UltmtDbtr', 'Dbtr'].flatMap((party) => [
    textAt(only, 'RltdPties', party, 'Nm'),
    textAt(only, 'RltdPties', party, 'Pty', 'Nm'),
  ]);
  return {
    name: plainText([...new Set(names.filter(Boolean))].join(' / '), MAX_NAME),
    iban: plainIban(textAt(only, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN')),
  };
}

function purposeOf(details: readonly XmlElement[], info: string): string {
  const texts = details.flatMap((each) => {
    const remittances = all(each, 'RmtInf');
    const structured = remittances.flatMap((some) => all(some, 'Strd'));
    const reference = textAt(each, 'Refs', 'EndToEndId');
    return [
      ...remittances.flatMap((some) => all(some, 'Ustrd').map(({ text }) => text)),
      ...structured.map((some) => textAt(some, 'CdtrRefInf', 'Ref')),
      ...structured.flatMap((some) => all(some, 'AddtlRmtInf').map(({ text }) => text)),
      NO_REFERENCE.test(reference) ? '' : reference,
    ];
  });
  const written = texts.filter((text) => text.trim() !== '').join('\n');
  return plainText(written || info, MAX_PURPOSE);
}

const all = ({ children }: XmlElement, name: string): XmlElement[] => children.filter((child) => child.name === name);
const first = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child) => child.name === name);

const at = (element: XmlElement, ...names: string[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>((found, name) => found && first(found, name), element);
const textAt = (element: XmlElement, ...names: string[]): string => at(element, ...names)?.text.trim() ?? '';
