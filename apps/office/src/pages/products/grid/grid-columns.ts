import type { CellField } from '@brixel/contract/office/product-endpoints';
import type { ProductSort } from '@brixel/contract/office/product-facts';
import { may, type Role } from '@brixel/contract/office/roles';
import { storedChoice } from '#data/stored-choice.ts';

/** The columns after the goods themselves, in their order. */
export const columnKeys = [
  'sku',
  'place',
  'price',
  'stock',
  'status',
  'cost',
  'margin',
  'sold',
  'updated',
] as const satisfies readonly (ProductSort | 'status')[];
export type ColumnKey = (typeof columnKeys)[number];

export interface GridColumn {
  key: ColumnKey | 'name';
  /** in pixels where letters have their usual size; the goods take what is left */
  width: number;
  isNumber: boolean;
  sort: ProductSort | null;
  field: CellField | null;
}

const column = (
  key: GridColumn['key'],
  width: number,
  { isNumber = false, field = null, sort = key === 'status' ? null : key }: Partial<GridColumn> = {},
): GridColumn => ({ key, width, isNumber, field, sort });

const columns: Record<GridColumn['key'], GridColumn> = {
  name: column('name', 260),
  sku: column('sku', 150),
  place: column('place', 120, { field: 'place' }),
  price: column('price', 140, { isNumber: true, field: 'price' }),
  stock: column('stock', 100, { isNumber: true, field: 'stock' }),
  status: column('status', 110, { field: 'status' }),
  cost: column('cost', 120, { isNumber: true, field: 'cost' }),
  margin: column('margin', 80, { isNumber: true }),
  sold: column('sold', 100, { isNumber: true }),
  updated: column('updated', 150),
};

const secret: readonly ColumnKey[] = ['cost', 'margin'];

/** Those that a role may see at all. */
export const columnsFor = (role: Role): ColumnKey[] =>
  columnKeys.filter((key) => may(role, 'costs') || !secret.includes(key));

export function shownColumns(role: Role, chosen: readonly ColumnKey[]): GridColumn[] {
  const keys = columnsFor(role).filter((key) => chosen.includes(key));
  return (['name', ...keys] as const).map((key) => columns[key]);
}

/** Who may change what: packers count and put away. */
export const mayEdit = (role: Role, field: CellField | null): boolean =>
  field !== null && (field === 'stock' || field === 'place' ? may(role, 'stock') : may(role, 'products'));

const usual: readonly ColumnKey[] = ['sku', 'place', 'price', 'stock', 'status', 'cost', 'margin', 'sold'];
const stored = storedChoice('product-columns');

export function readColumns(): readonly ColumnKey[] {
  const kept = stored.read();
  return kept === null ? usual : columnKeys.filter((key) => kept.split(',').includes(key));
}

export const writeColumns = (keys: readonly ColumnKey[]): void => stored.write(keys.join(','));
export const usualColumns = usual;
