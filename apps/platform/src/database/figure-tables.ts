import type { StoreCode } from '@brixel/contract/stores';
import type { Money } from './column-types.ts';

/** An order that counts: a real one that was not canceled. Money is what is paid for goods and shipping, vouchers included. */
interface SaleTable {
  order_id: number;
  /** on which it was placed, by the clocks of the shop */
  day: string;
  store_code: StoreCode;
  /** that it is sent to */
  country: string;
  gross: Money;
  net: Money;
  lines: number;
  pieces: number;
}

/** The goods of such an order, after discounts. */
interface SaleLineTable {
  day: string;
  sku: string;
  order_id: number;
  pieces: number;
  gross: Money;
  net: Money;
  /** of all pieces, as it was known on that day; null: it was not */
  cost: Money | null;
}

/** What of it was paid at which rate, in basis points. */
interface SaleVatTable {
  order_id: number;
  rate: number;
  gross: Money;
  tax: Money;
}

export type CountKind = 'pages' | 'visits' | 'products' | 'searches' | 'baskets' | 'checkouts';

/** What visitors did on a day, all nodes together. */
interface VisitCountTable {
  day: string;
  store_code: StoreCode;
  kind: CountKind;
  number: number;
}

/** What was searched for and not found. */
interface MissedSearchTable {
  day: string;
  store_code: StoreCode;
  words: string;
  number: number;
}

/** The days whose mail of what is to do has been looked at, by whichever node was first. */
interface DailyMailTable {
  day: string;
}

export interface FigureTables {
  sale: SaleTable;
  sale_line: SaleLineTable;
  sale_vat: SaleVatTable;
  visit_count: VisitCountTable;
  missed_search: MissedSearchTable;
  daily_mail: DailyMailTable;
}
