import { type TableFor, tableForPeople, tableForPrograms } from '../table-headings.ts';
import type { SignedIn } from './staff-sessions.ts';

/** Somebody opens tables in a spreadsheet of their language; another program reads the same ones, whoever made its key. */
export const tableStyleFor = (staff: SignedIn): TableFor =>
  'keyId' in staff ? tableForPrograms : tableForPeople(staff.language);
