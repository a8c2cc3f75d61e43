import type { CustomerRemark } from '@brixel/contract/office/customer-import-words';
import { type AddressInput, addressInput, profileInput } from '@brixel/contract/user';
import { emailKey } from '../customer/customer-store.ts';
import { magentoSpelling, NO_PASSWORD } from '../customer/stored-password.ts';
import { type ColumnNames, type MovedRow, readMovedRows } from './moved-rows.ts';
import { readTime } from './moved-time.ts';
import { streetLines } from './street-lines.ts';

/** Customers of a table as Magento exports it, or as somebody has selected it from its database. */

const columns = {
  email: ['email', 'email address', 'customer email'],
  firstname: ['firstname', 'first name'],
  lastname: ['lastname', 'last name'],
  name: ['name', 'customer name'],
  group: ['group', 'customer group', 'group code', 'customer group code', 'group name', 'group id'],
  created: ['created at', 'customer since'],
  password: ['password hash'],
  store: ['store', 'store code'],
  subscribed: ['is subscribed', 'subscribed', 'newsletter', 'subscriber status'],
  requested: ['newsletter requested at'],
  confirmed: ['newsletter confirmed at'],
  consent: ['newsletter consent'],
  addressFirstname: ['address firstname'],
  addressLastname: ['address lastname'],
  street: ['address street', 'street'],
  city: ['address city', 'city'],
  postcode: ['address postcode', 'postcode', 'zip'],
  country: ['address country id', 'country id', 'country'],
  region: ['address region', 'region'],
  telephone: ['address telephone', 'telephone', 'phone'],
  company: ['address company', 'company'],
  vat: ['address vat id', 'vat id', 'taxvat'],
  isShipping: ['address default shipping', 'default shipping', 'is default shipping'],
  isBilling: ['address default billing', 'default billing', 'is default billing'],
} as const satisfies ColumnNames<string>;
type Field = keyof typeof columns;
type Row = MovedRow<Field>;

export interface Consent {
  requested: string;
  confirmed: string;
  wording: string;
}

export interface MovedCustomer {
  email: string;
  firstname: string;
  lastname: string;
  /** its name, or Magento's number of it; empty: it says none */
  group: string;
  /** code of a store, as it is called there */
  store: string;
  /** null: it is not said */
  createdAt: string | null;
  passwordHash: string;
  addresses: AddressInput[];
  consent: Consent | null;
}

export interface ReadCustomer {
  /** of the file, where the customer begins */
  line: number;
  /** null: an error keeps the customer out */
  customer: MovedCustomer | null;
  remarks: { line: number; code: CustomerRemark; value: string }[];
}

/** One customer after another, each with the rows that follow it: those without an address of mail or with the same one. */
export async function* readCustomers(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ReadCustomer> {
  const seen = new Set<string>();
  let rows: Row[] = [];
  for await (const row of readMovedRows<Field>(chunks, columns, ['email'])) {
    const [first] = rows;
    if (first && isOfSame(row, first)) {
      rows.push(row);
      continue;
    }
    if (first) yield readCustomer(first, rows, seen);
    rows = [row];
  }
  const [first] = rows;
  if (first) yield readCustomer(first, rows, seen);
}

const isOfSame = (row: Row, first: Row): boolean =>
  row.cells.email === '' ? first.cells.email !== '' : emailKey(row.cells.email) === emailKey(first.cells.email);

function readCustomer(first: Row, rows: readonly Row[], seen: Set<string>): ReadCustomer {
  const { line, cells } = first;
  const remarks: ReadCustomer['remarks'] = [];
  const out = (code: CustomerRemark, value: string): ReadCustomer => ({
    ...{ line, customer: null },
    remarks: [{ line, code, value }],
  });
  const email = profileInput.shape.email.safeParse(emailKey(cells.email));
  if (!email.success) return out('NO_EMAIL', cells.email);
  if (seen.has(email.data)) return out('EMAIL_REPEATED', email.data);
  seen.add(email.data);
  const names = profileInput.pick({ firstname: true, lastname: true }).safeParse(namesOf(cells));
  if (!names.success) return out('NAME', email.data);

  const tell = (at: Row, code: CustomerRemark, value: string): void =>
    void remarks.push({ line: at.line, code, value });
  const customer = {
    ...{ email: email.data, ...names.data },
    ...{ group: cells.group, store: cells.store },
    createdAt: readTime(cells.created),
    passwordHash: readPassword(first, tell),
    addresses: readAddresses(rows, { email: email.data, ...names.data }, tell),
    consent: readConsent(first, tell),
  };
  if (cells.created !== '' && !customer.createdAt) tell(first, 'DATE_UNREADABLE', cells.created);
  return { line, customer, remarks };
}

type Tell = (row: Row, code: CustomerRemark, value: string) => void;

/** Some tables have both names in one column. */
function namesOf({ firstname, lastname, name }: Row['cells']): { firstname: string; lastname: string } {
  if (firstname !== '' || lastname !== '') return { firstname, lastname };
  const space = name.lastIndexOf(' ');
  return { firstname: name.slice(0, Math.max(space, 0)), lastname: name.slice(space + 1) };
}

function readPassword(row: Row, tell: Tell): string {
  const { password } = row.cells;
  if (password === '') return NO_PASSWORD;
  const stored = magentoSpelling(password);
  if (stored !== 'UNKNOWN' && stored !== 'TOO_COSTLY') return stored;
  tell(row, `PASSWORD_${stored}`, row.cells.email);
  return NO_PASSWORD;
}

const isYes = (cell: string): boolean => /^(?:1|y|yes|true)$/i.test(cell);

/** An account has one address for parcels and one for invoices. Those of a profile must be right as if they had been entered here. */
function readAddresses(
  rows: readonly Row[],
  { email, ...names }: { email: string; firstname: string; lastname: string },
  tell: Tell,
): AddressInput[] {
  const read: { row: Row; address: AddressInput }[] = [];
  for (const row of rows) {
    if (!hasAddress(row)) continue;
    const address = addressInput.safeParse(addressOf(row, names));
    if (address.success) read.push({ row, address: address.data });
    else tell(row, 'ADDRESS_LEFT_OUT', `${email} · ${String(address.error.issues[0]?.path[0] ?? '')}`);
  }
  const shipping = read.find(({ row }) => isYes(row.cells.isShipping)) ?? read[0];
  const billing = read.find(({ row }) => isYes(row.cells.isBilling)) ?? shipping;
  for (const { row } of read.filter((each) => each !== shipping && each !== billing)) tell(row, 'ADDRESS_THIRD', email);
  return read
    .filter((each) => each === shipping || each === billing)
    .map((each) => ({
      ...each.address,
      ...{ default_shipping: each === shipping, default_billing: each === billing },
    }));
}

const hasAddress = ({ cells: { street, city, postcode } }: Row): boolean => street + city + postcode !== '';

function addressOf({ cells }: Row, names: { firstname: string; lastname: string }) {
  const { addressFirstname, addressLastname, street, city, postcode, country, region, telephone, company, vat } = cells;
  return {
    firstname: addressFirstname || names.firstname,
    lastname: addressLastname || names.lastname,
    street: streetLines(street),
    ...{ city, postcode, telephone, company },
    country_id: country.toUpperCase(),
    vat_id: vat,
    ...(region !== '' && { region: { region } }),
  };
}

const LONGEST_WORDING = 200;

/** Whoever writes to somebody has to prove that they agreed: when they asked for it, when they confirmed it, and to which words. */
function readConsent(row: Row, tell: Tell): Consent | null {
  const { subscribed, requested, confirmed, consent } = row.cells;
  if (!isYes(subscribed)) return null;
  const times = { requested: readTime(requested), confirmed: readTime(confirmed) };
  const wording = consent.slice(0, LONGEST_WORDING);
  if (times.requested && times.confirmed && wording !== '')
    return { requested: times.requested, confirmed: times.confirmed, wording };
  tell(row, 'NO_CONSENT', row.cells.email);
  return null;
}
