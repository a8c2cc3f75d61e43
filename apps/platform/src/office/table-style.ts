import { plainTable, spreadsheetTables, type TableStyle } from '@brixel/exchange/csv-row';
import type { SignedIn } from './staff-sessions.ts';

/** Somebody opens tables in a spreadsheet of their language; another program reads the same ones, whoever made its key. */
export const tableStyleFor = (staff: SignedIn): TableStyle =>
  'keyId' in staff ? plainTable : spreadsheetTables[staff.language];
