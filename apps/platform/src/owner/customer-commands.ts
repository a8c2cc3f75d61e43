import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { CustomerImportReport } from '@brixel/contract/office/customer-import-endpoints';
import type { CustomerRemark } from '@brixel/contract/office/customer-import-words';
import type { StoreSettings } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { unpackFile } from '../imports/unpack-file.ts';
import { checkCustomers, importCustomers } from '../moving/import-customers.ts';
import { cliAuthor } from './cli-author.ts';
import { type Argv, type Commands, EXIT, type Exit, required, type Terminal } from './command-line.ts';
import { fileProblemText, remarkLines } from './moved-table-text.ts';

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
  ADDRESS_LEFT_OUT: 'the address cannot be used because of',
  ADDRESS_THIRD: 'an account has one address for parcels and one for invoices: further ones are left out',
  DATE_UNREADABLE: 'not a date: today is taken',
  NO_CONSENT: 'consent to the newsletter is not proved: not subscribed',
};

/** Customers of another shop come into this one. */
export function customerCommands({ db, stores, terminal }: CustomerCommandsContext): Commands {
  async function importTable(argv: Argv): Promise<Exit> {
    const options = { publish: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options });
    const { file: path } = required(positionals, 'file');
    const file = { name: basename(path), read: () => unpackFile(path) };
    const most = Number.POSITIVE_INFINITY;
    try {
      const report = values.publish
        ? await importCustomers({ db, stores }, file, { author: cliAuthor(), most })
        : await checkCustomers({ db, stores }, file, { most });
      await terminal.stdout(remarkLines(report.report, remarks) + totals(report, values.publish));
      return EXIT.done;
    } catch (error) {
      const reason = fileProblemText(error);
      if (reason === null) throw error;
      terminal.stderr(`${path} cannot be imported: ${reason}\n`);
      return EXIT.refused;
    }
  }
  return new Map([['import', importTable]]);
}

const totals = (report: CustomerImportReport, isPublished: boolean): string =>
  [
    `${report.customers} customers: ${report.create} ${isPublished ? 'taken over' : 'new'}, ${report.known} have an account here, ${report.left_out} left out`,
    `  of the new ones ${report.passwords} log in with their old password, ${report.create - report.passwords} need a new one`,
    `  ${report.addresses} addresses, ${report.newsletter} subscribers of the newsletter`,
    ...(isPublished ? [] : ['Nothing is stored yet. Take them over with --publish']),
    '',
  ].join('\n');
