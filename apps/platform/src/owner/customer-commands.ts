import type { CustomerImportReport } from '@brixel/contract/office/customer-import-endpoints';
import type { CustomerRemark } from '@brixel/contract/office/customer-import-words';
import type { StoreSettings } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { checkCustomers, importCustomers } from '../moving/import-customers.ts';
import type { Commands, Terminal } from './command-line.ts';
import { tableCommand } from './moved-table.ts';

export interface CustomerCommandsContext {
  db: Kysely<Schema>;
  stores: StoreSettings;
  terminal: Terminal;
}

const remarks: Readonly<Record<CustomerRemark, string>> = {
  NO_EMAIL: 'no address of mail, or not one: left out',
  EMAIL_REPEATED: 'this address stands further up already; rows of one customer follow one another: left out',
  NAME: 'first or last name is missing, too long or holds a web address: left out',
  KNOWN_HERE: 'has an account here: nothing of it changes',
  PASSWORD_UNKNOWN: 'the password is stored in a way that cannot be checked here: a new one is needed',
  PASSWORD_TOO_COSTLY: 'checking the password would take too much memory or time: a new one is needed',
  GROUP_UNKNOWN: 'there is no such group here: comes into the general one',
  ADDRESS_LEFT_OUT: 'the address is left out: this field of it is missing or wrong',
  ADDRESS_THIRD: 'an account has one address for parcels and one for invoices: further ones are left out',
  DATE_UNREADABLE: 'not a date: today is taken',
  NO_CONSENT: 'consent to the newsletter is not proved: not subscribed',
};

/** Customers of another shop come into this one. */
export function customerCommands({ db, stores, terminal }: CustomerCommandsContext): Commands {
  const shop = { db, stores };
  const importTable = tableCommand<CustomerRemark, CustomerImportReport>({
    terminal,
    remarks,
    totals,
    check: (file, options) => checkCustomers(shop, file, options),
    take: (file, options) => importCustomers(shop, file, options),
  });
  return new Map([['import', importTable]]);
}

const totals = (report: CustomerImportReport, isPublished: boolean): string[] => [
  `${report.customers} customers: ${report.create} ${isPublished ? 'taken over' : 'new'}, ${report.known} have an account here, ${report.left_out} left out`,
  `  of the new ones ${report.passwords} log in with their old password, ${report.create - report.passwords} need a new one`,
  `  ${report.addresses} addresses, ${report.newsletter} subscribers of the newsletter`,
];
