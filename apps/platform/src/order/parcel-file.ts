import type { ParcelLayout } from '@brixel/contract/office/order-board-endpoints';
import type { OrderAddress } from '@brixel/contract/order';
import type { Firm } from '@brixel/contract/shop-facts';
import { semicolonRow } from '@brixel/exchange/csv-row';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { StoredOrder } from './stored-order.ts';

/**
 * Whom parcels go to, for portals of carriers (decision 72). Mail addresses and phone numbers are not in it: carriers may have them
 * only where the shopper has agreed.
 */

interface ParcelRow {
  order: StoredOrder;
  to: OrderAddress;
  /** whose the shop is */
  from: Firm | null;
  /** kilograms of the closed parcel; null where nobody has weighed it */
  weight: number | null;
  day: string;
}

type Column = [title: string, cell: (row: ParcelRow) => string | number];

/** As the table that DHL's portal for business customers offers for download, with what is needed of it. */
const DHL: readonly Column[] = [
  ['Sendungsreferenz', ({ order }) => order.orderNumber],
  ['Sendungsdatum', ({ day }) => day.split('-').toReversed().join('.')],
  ['Absender Name 1', ({ from }) => from?.name ?? ''],
  ['Absender Straße', ({ from }) => streetOf([from?.street ?? '']).street],
  ['Absender Hausnummer', ({ from }) => streetOf([from?.street ?? '']).house],
  ['Absender PLZ', ({ from }) => from?.postcode ?? ''],
  ['Absender Ort', ({ from }) => from?.city ?? ''],
  ['Absender Land', ({ from }) => longCode(from?.country ?? '')],
  ['Empfänger Name 1', ({ to }) => to.company || nameOf(to)],
  ['Empfänger Name 2 / Postnummer', ({ to }) => (to.company ? nameOf(to) : '')],
  ['Empfänger Straße', ({ to }) => streetOf(to.street).street],
  ['Empfänger Hausnummer', ({ to }) => streetOf(to.street).house],
  ['Empfänger PLZ', ({ to }) => to.postcode],
  ['Empfänger Ort', ({ to }) => to.city],
  ['Empfänger Provinz', ({ to }) => to.region],
  ['Empfänger Land', ({ to }) => longCode(to.country_id)],
  ['Gewicht', ({ weight }) => (weight === null ? '' : String(weight).replace('.', ','))],
];

const GENERAL: readonly Column[] = [
  ['reference', ({ order }) => order.orderNumber],
  ['date', ({ day }) => day],
  ['company', ({ to }) => to.company],
  ['name', ({ to }) => nameOf(to)],
  ['street', ({ to }) => streetOf(to.street).street],
  ['house_number', ({ to }) => streetOf(to.street).house],
  ['postcode', ({ to }) => to.postcode],
  ['city', ({ to }) => to.city],
  ['region', ({ to }) => to.region],
  ['country', ({ to }) => to.country_id],
  ['method', ({ order }) => order.shipping?.title ?? ''],
  ['pieces', ({ order }) => order.lines.reduce((sum, { qty }) => sum + qty, 0)],
  ['weight_kg', ({ weight }) => weight ?? ''],
  ['value', ({ order }) => order.totals.grand_total],
  ['test', ({ order }) => (order.isTest ? 'test' : '')],
];

const nameOf = ({ firstname, lastname }: OrderAddress): string => `${firstname} ${lastname}`;

/** A street and its number: the checkout asks for both, other clients send one line. */
export function streetOf(lines: readonly string[]): { street: string; house: string } {
  if (lines.length > 1) return { street: lines.slice(0, -1).join(' '), house: lines.at(-1) ?? '' };
  const [, street, house] = /^(.*\D)[\s,]+(\d+\s?[a-z]?(?:[-/]\d+\s?[a-z]?)?)$/i.exec(lines[0] ?? '') ?? [];
  return street && house
    ? { street: street.replace(/,\s*$/, '').trim(), house }
    : { street: lines[0] ?? '', house: '' };
}

/** ISO 3166-1 with three letters, of the countries that parcels go to most. */
const LONG_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  'AT:AUT BE:BEL BG:BGR CH:CHE CY:CYP CZ:CZE DE:DEU DK:DNK EE:EST ES:ESP FI:FIN FR:FRA GB:GBR GR:GRC HR:HRV HU:HUN IE:IRL IT:ITA LI:LIE LT:LTU LU:LUX LV:LVA MT:MLT NL:NLD NO:NOR PL:POL PT:PRT RO:ROU SE:SWE SI:SVN SK:SVK SM:SMR US:USA'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const longCode = (country: string): string => LONG_CODES[country] ?? country;

const FOREIGN = /[\u0100-\u{10ffff}]/gu;

/** What has no marks to lose: phones and Macs write the apostrophe of D’Angelo so, and a few letters are crossed. */
const ALIKE: Record<string, string> = {
  ...{ '’': "'", '‘': "'", ʼ: "'", '“': '"', '”': '"', '„': '"', '–': '-', '—': '-', '…': '...' },
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', œ: 'oe', Œ: 'OE', ẞ: 'ß' },
};

/** Letters that Windows-1252 lacks lose their marks. */
const western = (text: string): Buffer =>
  Buffer.from(
    text.replace(FOREIGN, (sign) => ALIKE[sign] ?? (sign.normalize('NFD').replace(FOREIGN, '') || '?')),
    'latin1',
  );

export function parcelFile(
  layout: ParcelLayout,
  orders: readonly StoredOrder[],
  { from, weights, now }: { from: Firm | null; weights: ReadonlyMap<number, number>; now: number },
): { name: string; content: Buffer } {
  const day = new Date(now).toISOString().slice(0, 10);
  const columns = layout === 'dhl' ? DHL : GENERAL;
  const rows = orders.flatMap((order) => {
    const to = order.shippingAddress;
    const grams = weights.get(order.id);
    const weight = grams === undefined ? null : grams / 1000;
    return to ? [semicolonRow(columns.map(([, cell]) => cell({ order, to, from, weight, day })))] : [];
  });
  const text = [semicolonRow(columns.map(([title]) => title)), ...rows].join('');
  return {
    name: `parcels-${layout}-${day}.csv`,
    // the portal reads Windows-1252; spreadsheets recognise UTF-8 by its mark
    content: layout === 'dhl' ? western(text) : Buffer.from(`\ufeff${text}`, 'utf8'),
  };
}

/** Grams by order, where the packing check has weighed them. */
export async function packedWeights(
  db: Kysely<Schema>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map();
  const boxes = await db
    .selectFrom('pick_box')
    .select(['order_id', 'weight'])
    .where('order_id', 'in', orderIds)
    .orderBy('round_id')
    .execute();
  return new Map(boxes.flatMap(({ order_id: id, weight }) => (weight === null ? [] : [[id, weight] as const])));
}
