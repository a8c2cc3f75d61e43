import { bareWord } from './bare-word.ts';
import { type LotField, lotFields } from './lot-fields.ts';

/** Which column of a table means what. */
export type Columns = readonly (LotField | null)[];

const headers: Readonly<Partial<Record<LotField, readonly string[]>>> = {
  type: ['itemtype', 'itemtypeid', 'type', 'typ', 'tipo'],
  item: [
    'itemid',
    'itemno',
    'item',
    'part',
    'partnum',
    'partno',
    'teil',
    'teilenummer',
    'teilenr',
    'designid',
    'pezzo',
    'codice',
    'blitemno',
  ],
  colour: ['color', 'colour', 'colorid', 'colourid', 'farbe', 'farbnummer', 'colore', 'blcolorid'],
  condition: ['condition', 'zustand', 'condizione', 'stato'],
  completeness: ['subcondition', 'completeness', 'vollstandigkeit', 'completezza'],
  qty: ['qty', 'quantity', 'menge', 'anzahl', 'bestand', 'stuck', 'stuckzahl', 'quantita', 'pezzi'],
  price: ['price', 'unitprice', 'preis', 'stuckpreis', 'prezzo'],
  cost: ['cost', 'mycost', 'einkauf', 'einkaufspreis', 'costo', 'acquisto'],
  sale: ['sale', 'salerate', 'rabatt', 'sconto'],
  step: ['bulk', 'step', 'vielfache', 'verpackungseinheit', 'multipli'],
  tierQty1: ['tq1'],
  tierPrice1: ['tp1'],
  tierQty2: ['tq2'],
  tierPrice2: ['tp2'],
  tierQty3: ['tq3'],
  tierPrice3: ['tp3'],
  comments: ['comments', 'comment', 'description', 'beschreibung', 'kommentar', 'descrizione', 'commenti'],
  remarks: ['remarks', 'remark', 'lager', 'lagerplatz', 'lagerort', 'fach', 'place', 'posizione', 'note'],
  lotId: ['lotid', 'lot', 'lotto', 'inventoryid'],
  retain: ['retain', 'behalten'],
  reserved: ['reserved', 'reserviert', 'riservato'],
  stockroom: ['stockroom'],
  grams: ['weight', 'weightg', 'myweight', 'gewicht', 'gewichtg', 'peso', 'pesog'],
  name: ['name', 'itemname', 'bezeichnung', 'nome'],
  category: ['category', 'categoryname', 'kategorie', 'categoria'],
};

/** What the headers seem to mean; a field is taken from the first column that is called like it. */
export function proposeColumns(headerCells: readonly string[]): Columns {
  const taken = new Set<LotField>();
  return headerCells.map((cell) => {
    const name = bareWord(cell);
    const field = lotFields.find((each) => bareWord(each) === name || headers[each]?.includes(name));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
