import { type CellKind, flagAttributes } from '@brixel/contract/office/product-file';
import { storeCodes } from '@brixel/contract/stores';
import { bareWord } from '@brixel/exchange/bare-word';
import { proposeColumns } from '@brixel/exchange/csv-columns';
import { type TableStyle, withoutMark } from '@brixel/exchange/csv-row';
import { type DecimalStyle, plainNumber } from '@brixel/exchange/decimal-style';
import type { SaidProduct } from './product-lines.ts';
import {
  attributeKey,
  codeOfKey,
  fieldOfKey,
  type ProductRecord,
  plainKeys,
  type RecordKey,
  textKey,
  textNames,
  type Value,
} from './product-record.ts';

/** Products as a table: one column for each fact, those of stores with the store's code behind them (`name_de`). */

export const SKU = 'sku';

/** Attributes are columns as far as any product has them. */
export const tableColumns = (attributeCodes: readonly string[]): RecordKey[] => [
  ...plainKeys,
  ...storeCodes.flatMap((store) => textNames.map((name) => textKey(name, store))),
  ...attributeCodes.map(attributeKey),
];

export const tableHeader = (columns: readonly RecordKey[], { start, row }: TableStyle): string =>
  start + row([SKU, ...columns]);

export const tableRow = (
  sku: string,
  record: ProductRecord,
  columns: readonly RecordKey[],
  { decimals, row }: TableStyle,
): string => row([sku, ...columns.map((key) => writeCell(key, record[key] ?? null, decimals))]);

const kindOf = (key: string): CellKind | null =>
  flagAttributes.includes(codeOfKey(key) ?? '') ? 'flag' : (fieldOfKey(key)?.cell ?? null);

function writeCell(key: string, value: Value, decimals: DecimalStyle): string | number {
  if (value === null) return '';
  switch (kindOf(key)) {
    case 'text':
      return String(value);
    case 'number':
      return Number(value);
    case 'flag':
      return value ? 'yes' : 'no';
    case 'lines':
      return (value as readonly string[]).join('\n');
    case 'links':
      return (value as readonly { sku: string; qty: number }[])
        .map(({ sku, qty }) => (qty === 1 && !COUNTED.test(sku) ? sku : `${qty}*${sku}`))
        .join('\n');
    case 'tiers':
      return (value as readonly { qty: number; price: number; group?: string | number }[])
        .map(
          ({ qty, price, group }) =>
            `${qty}: ${decimals === 'comma' ? String(price).replace('.', ',') : price}${group === undefined ? '' : ` @ ${groupText(group)}`}`,
        )
        .join('\n');
    case 'json':
      return JSON.stringify(value);
    case null:
      if (typeof value === 'number') return value;
      // what could be taken for something else is written as JSON
      return typeof value === 'string' &&
        attributeOf(value, decimals) === undefined &&
        value.trim() === value &&
        value !== ''
        ? value
        : JSON.stringify(value);
  }
}

const COUNTED = /^(\d+)\*(.+)$/s;
const TIER = /^(\d+)\s*:\s*([\d.,]+)(?:\s*@ (.+))?$/s;
const groupText = (group: string | number): string => (typeof group === 'number' ? `#${group}` : group);

function jsonOf(text: string): Value | undefined {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}

/** What is more than a text. */
const attributeOf = (cell: string, decimals: DecimalStyle): Value | undefined =>
  decimals === 'comma' && /^-?\d+,\d+$/.test(cell) ? Number(cell.replace(',', '.')) : jsonOf(cell);

export interface TableReader {
  /** in the order of the header; null: it means nothing */
  columns: readonly (RecordKey | typeof SKU | null)[];
  decimals: DecimalStyle;
}

/** What columns are called in the dealer's own spreadsheet. Our names go before. */
const headers: readonly (readonly [RecordKey | typeof SKU, readonly string[]])[] = [
  [SKU, ['artikelnummer', 'artikelnr', 'artnr', 'codicearticolo', 'codice']],
  ['name_de', ['name', 'bezeichnung', 'artikelname', 'artikelbezeichnung']],
  ['name_it', ['nome', 'denominazione']],
  ['description_de', ['beschreibung']],
  ['description_it', ['descrizione']],
  ['price', ['preis', 'verkaufspreis', 'prezzo']],
  ['cost', ['einkauf', 'einkaufspreis', 'costo']],
  ['stock', ['bestand', 'lagerbestand', 'menge', 'qty', 'quantity', 'giacenza', 'quantita']],
  ['place', ['lagerplatz', 'lagerort', 'fach', 'posizione']],
  ['weight', ['gewicht', 'gewichtg', 'peso']],
  ['categories', ['kategorie', 'kategorien', 'category', 'categoria', 'categorie']],
];

const keyOfHeader = new Map(headers.flatMap(([key, words]) => words.map((word) => [word, key] as const)));

/** What the columns are called, whatever the case of their letters. */
export function columnsOfHeader(header: readonly string[]): TableReader['columns'] {
  const known = new Map<string, RecordKey | typeof SKU>(
    [SKU, ...tableColumns([])].map((key) => [key.toLowerCase(), key as RecordKey]),
  );
  const named = header.map((cell) => {
    const name = withoutMark(cell).trim();
    const code = codeOfKey(name);
    return code ? attributeKey(code) : (known.get(name.toLowerCase()) ?? null);
  });
  // the number of an article that has a colour is that of a part
  if (!named.includes(SKU) && proposeColumns(header).includes('colour')) return named;
  const taken = new Set(named);
  return named.map((key, place) => {
    const other = key === null ? keyOfHeader.get(bareWord(header[place]!)) : undefined;
    if (!other || taken.has(other)) return key;
    taken.add(other);
    return other;
  });
}

export function productOfRow(
  cells: readonly string[],
  { columns, decimals }: TableReader,
): Omit<SaidProduct, 'strange'> {
  const said: Partial<Record<RecordKey, Value>> = {};
  let sku = '';
  for (const [place, key] of columns.entries()) {
    const cell = withoutMark(cells[place] ?? '');
    if (key === SKU) sku = cell;
    else if (key !== null) said[key] = readCell(key, cell, decimals);
  }
  return { sku, said };
}

/** What cannot be read stays a text, which no field but a text takes. */
function readCell(key: string, cell: string, decimals: DecimalStyle): Value {
  if (cell === '') return null;
  switch (kindOf(key)) {
    case 'text':
      return cell;
    case 'number': {
      const number = plainNumber(cell.trim(), decimals);
      return /^-?\d+(?:\.\d+)?$/.test(number) ? Number(number) : cell;
    }
    case 'flag':
      return YES.test(cell) ? true : NO.test(cell) ? false : cell;
    case 'lines':
      return linesOf(cell);
    case 'links':
      return linesOf(cell).map((line) => {
        const [, qty, sku] = COUNTED.exec(line) ?? [];
        return { sku: sku ?? line, qty: Number(qty ?? 1) };
      });
    case 'tiers':
      return linesOf(cell).map((line) => {
        const [, qty, price, group] = TIER.exec(line) ?? [];
        if (qty === undefined || price === undefined) return line;
        return { qty: Number(qty), price: Number(plainNumber(price, decimals)), ...(group && { group }) };
      });
    case 'json':
      return jsonOf(cell) ?? cell;
    case null:
      return attributeOf(cell, decimals) ?? cell;
  }
}

const YES = /^(?:yes|y|1|true|ja|sì|si)$/i;
const NO = /^(?:no|n|0|false|nein)$/i;

const linesOf = (cell: string): string[] =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
