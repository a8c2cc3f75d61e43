import type { TableChoice } from '../database/import-tables.ts';

/** A table of lots says at least which part, and how many. */
export const canBeRead = ({ columns }: Pick<TableChoice, 'columns'>): boolean =>
  columns.includes('item') && columns.includes('qty');
