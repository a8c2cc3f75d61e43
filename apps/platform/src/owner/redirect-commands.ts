import type { RedirectImportReport } from '@brixel/contract/office/redirect-import-endpoints';
import type { RedirectRemark } from '@brixel/contract/office/redirect-import-words';
import type { StoreSettings } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { checkRedirects, importRedirects } from '../moving/import-redirects.ts';
import type { Commands, Terminal } from './command-line.ts';
import { tableCommand } from './moved-table.ts';

export interface RedirectCommandsContext {
  db: Kysely<Schema>;
  stores: StoreSettings;
  publicUrl: string;
  terminal: Terminal;
}

const remarks: Readonly<Record<RedirectRemark, string>> = {
  NO_PATH: 'not a path, or one that only what follows a ? tells apart: left out',
  FOREIGN: 'leads to another host: left out',
  LEADS_NOWHERE: 'nothing here is what it was about: left out',
  LOOP: 'leads back to itself: left out',
  REPEATED: 'stands further up already, and leads elsewhere there: left out',
  TAKEN: 'is led elsewhere here already, which stays',
};

/** Addresses of another shop lead to what they were about. */
export function redirectCommands({ terminal, ...shop }: RedirectCommandsContext): Commands {
  const importTable = tableCommand<RedirectRemark, RedirectImportReport>({
    terminal,
    remarks,
    totals,
    check: (file, options) => checkRedirects(shop, file, options),
    take: (file, options) => importRedirects(shop, file, options),
  });
  return new Map([['import', importTable]]);
}

const totals = (report: RedirectImportReport, isPublished: boolean): string[] => [
  `${report.addresses} addresses: ${report.create} ${isPublished ? 'led to their new one' : 'new redirects'}, ${report.here} that the shop has itself`,
  `  ${report.known} are led elsewhere already, ${report.left_out} left out`,
];
