import { bareWord } from '@brixel/exchange/bare-word';
import { FileProblem } from '@brixel/exchange/problems';
import { readCsv, separatorOf } from '@brixel/exchange/read-csv';

/** A parcel as the list of a carrier names it. */
export interface ListedParcel {
  line: number;
  order: string;
  number: string;
  /** empty where the list names none */
  carrier: string;
}

/** How the columns are called by portals and people, as `bareWord` writes them. */
const COLUMNS: Readonly<Record<'order' | 'number' | 'carrier', readonly string[]>> = {
  order: [
    ...[
      'sendungsreferenz',
      'referenz',
      'referenznummer',
      'kundenreferenz',
      'bestellnummer',
      'bestellung',
      'auftragsnummer',
    ],
    ...['reference', 'customerreference', 'orderreference', 'ordernumber', 'order', 'orderid'],
    ...['riferimento', 'numeroordine', 'ordine', 'numerodordine'],
  ],
  number: [
    ...['sendungsnummer', 'paketnummer', 'paketscheinnummer', 'trackingnummer', 'identcode'],
    ...['trackingnumber', 'tracking', 'trackingid', 'trackingcode', 'parcelnumber', 'shipmentnumber'],
    ...['numerodispedizione', 'numerospedizione', 'spedizione', 'letteradivettura'],
  ],
  carrier: [
    'versanddienst',
    'versanddienstleister',
    'dienstleister',
    'paketdienst',
    'carrier',
    'courier',
    'corriere',
    'vettore',
  ],
};

const BY_PLACE: readonly number[] = [0, 1, 2];

/** By the names of its first line, else order, number and carrier in this order. Null where it is no table. */
export async function readParcelList(text: string): Promise<ListedParcel[] | null> {
  const parcels: ListedParcel[] = [];
  let places: readonly number[] = [];
  try {
    for await (const { line, cells } of readCsv([text], separatorOf(text))) {
      const isFirst = places.length === 0;
      if (isFirst) places = headerOf(cells) ?? BY_PLACE;
      if (isFirst && places !== BY_PLACE) continue;
      const [order = '', number = '', carrier = ''] = places.map((place) => cells[place] ?? '');
      parcels.push({ line, order, number, carrier });
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return null;
  }
  return parcels;
}

function headerOf(cells: readonly string[]): number[] | null {
  const words = cells.map(bareWord);
  const [order = -1, number = -1, carrier = -1] = Object.values(COLUMNS).map((names) =>
    words.findIndex((word) => names.includes(word)),
  );
  return order < 0 || number < 0 ? null : [order, number, carrier];
}
