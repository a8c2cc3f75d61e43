import type { CustomerImportReport } from '@brixel/contract/office/customer-import-endpoints';
import type { CustomerRemark } from '@brixel/contract/office/customer-import-words';
import type { StoreSettings } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import { GENERAL_GROUP } from '../customer/customer-groups.ts';
import { NO_PASSWORD } from '../customer/stored-password.ts';
import type { Schema } from '../database/schema.ts';
import { sliceWriter } from '../imports/write-slices.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { batched } from './batched.ts';
import type { MovedFile } from './moved-rows.ts';
import { storeNaming } from './moved-store.ts';
import { type MovedCustomer, type ReadCustomer, readCustomers } from './read-customers.ts';
import { createRowRemarks, type RowRemarks } from './row-remarks.ts';
import { type NewCustomer, writeCustomers } from './write-customers.ts';

interface Shop {
  db: Kysely<Schema>;
  stores: StoreSettings;
}

interface ReportOptions {
  /** rows of a kind that are told one by one */
  most?: number | undefined;
}

const AT_ONCE = 100;

/** What a table of customers would do. */
export function checkCustomers(
  shop: Shop,
  file: MovedFile,
  { most }: ReportOptions = {},
): Promise<CustomerImportReport> {
  return walk(shop, file, { most, onNew: async (customers) => customers.length });
}

/**
 * Takes over the customers who are not here yet, some at a time: orders do not wait for a whole table, and a run that was broken off
 * goes on where it was when it is started again. The audit log is told with the first of them.
 */
export async function importCustomers(
  shop: Shop,
  file: MovedFile,
  { author, most }: ReportOptions & { author: Author },
): Promise<CustomerImportReport> {
  const { create } = await checkCustomers(shop, file, { most: 0 });
  const write = sliceWriter(shop.db);
  let isTold = false;
  return walk(shop, file, {
    most,
    onNew: (customers) =>
      write(async (tx) => {
        if (!isTold) {
          const change = { action: 'customers.import', subject: file.name, after: { customers: create } };
          await recordChange(tx, { ...author, ...change });
        }
        const written = await writeCustomers(tx, customers);
        isTold = true;
        return written;
      }),
  });
}

interface Walk extends ReportOptions {
  /** how many of them are new in the end: somebody may have opened an account meanwhile */
  onNew(customers: readonly NewCustomer[]): Promise<number>;
}

async function walk(shop: Shop, file: MovedFile, { most, onNew }: Walk): Promise<CustomerImportReport> {
  const placeOf = await placing(shop);
  const remarks = createRowRemarks<CustomerRemark>(most);
  const totals = { customers: 0, create: 0, known: 0, left_out: 0, passwords: 0, addresses: 0, newsletter: 0 };

  async function take(read: readonly ReadCustomer[]): Promise<void> {
    const known = await knownAmong(
      shop.db,
      read.flatMap(({ customer }) => (customer ? [customer.email] : [])),
    );
    const fresh: NewCustomer[] = [];
    for (const { line, customer, remarks: told } of read) {
      totals.customers += 1;
      if (customer && known.has(customer.email)) {
        totals.known += 1;
        remarks.add(line, 'KNOWN_HERE', customer.email);
        continue;
      }
      for (const { line: at, code, value } of told) remarks.add(at, code, value);
      if (customer) fresh.push(placeOf(customer, line, remarks));
      else totals.left_out += 1;
    }
    if (fresh.length === 0) return;
    const created = await onNew(fresh);
    totals.create += created;
    totals.known += fresh.length - created;
    totals.passwords += fresh.filter(({ passwordHash }) => passwordHash !== NO_PASSWORD).length;
    totals.addresses += fresh.reduce((sum, { addresses }) => sum + addresses.length, 0);
    totals.newsletter += fresh.filter(({ consent }) => consent).length;
  }

  for await (const read of batched(readCustomers(file.read()), AT_ONCE)) await take(read);
  return { ...totals, report: remarks.report() };
}

async function knownAmong(db: Kysely<Schema>, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db.selectFrom('customer').select('email').where('email', 'in', emails).execute();
  return new Set(rows.map(({ email }) => email));
}

/** Magento's own groups for those who are in none that matters: the usual one, and guests. */
const USUAL_GROUPS: ReadonlySet<string> = new Set(['', '0', '1', 'general', 'not logged in']);

/** Where a customer belongs here: a group of the same name, and the store that was theirs, where there is one. */
async function placing({ db, stores }: Shop) {
  const rows = await db.selectFrom('customer_group').select(['id', 'name']).execute();
  const groups = new Map(rows.map(({ id, name }) => [name.trim().toLowerCase(), id]));
  const storeOf = storeNaming(stores);
  return (customer: MovedCustomer, line: number, remarks: RowRemarks<CustomerRemark>): NewCustomer => {
    const name = customer.group.toLowerCase();
    const group = groups.get(name);
    if (group === undefined && !USUAL_GROUPS.has(name)) remarks.add(line, 'GROUP_UNKNOWN', customer.group);
    return { ...customer, groupId: group ?? GENERAL_GROUP, storeCode: storeOf(customer.store) };
  };
}
