import { bareWord } from './bare-word.ts';
import { type LotField, lotFields } from './lot-fields.ts';

/** Which column of a table means what. */
export type Columns = readonly (LotField | null)[];

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** What tables call a field, the surest word first: a number of BrickLink's before one of the dealer's own. */
const headers: Readonly<Partial<Record<LotField, readonly string[]>>> = {
  type: words('itemtype itemtypeid type typ tipo artikeltyp tipoarticolo'),
  item: words(`
    itemid itemno itemnumber blitemno bricklinkid bricklinknr bricklinknummer blid blnr item part partnum partno
    partnumber partid designid designnr designnummer teil teilenummer teilenr teilnummer teilnr teileid formnummer
    pezzo codicepezzo numeropezzo parte codiceparte codice
  `),
  colour: words(`
    color colour colorid colourid blcolorid bricklinkcolor bricklinkcolour blcolor blcolour farbe farbnummer
    farbnr farbid bricklinkfarbe blfarbe colore idcolore codicecolore colorname colourname farbname farbenname
    farbbezeichnung nomecolore
  `),
  condition: words('condition cond newused zustand neugebraucht condizione condizioni stato nuovousato'),
  completeness: words('subcondition completeness vollstandigkeit completezza'),
  qty: words(`
    qty quantity menge anzahl quantita qta bestand lagerbestand lagermenge giacenza stock instock onhand stuck
    stuckzahl stueck stueckzahl stk pezzi pcs pieces verfugbar disponibilita available count
  `),
  price: words(`
    price unitprice preis stuckpreis stueckpreis einzelpreis prezzo prezzounitario vk vkpreis vkp verkauf
    verkaufspreis sellingprice saleprice salesprice retailprice prezzovendita vendita
  `),
  cost: words(`
    cost mycost unitcost purchaseprice buyingprice einkauf einkaufspreis ek ekpreis ekp einstand einstandspreis
    costo costounitario acquisto prezzoacquisto costoacquisto
  `),
  sale: words('sale salerate rabatt discount sconto'),
  step: words('bulk step vielfache verpackungseinheit vpe multipli multiplo'),
  tierQty1: words('tq1 staffelmenge1'),
  tierPrice1: words('tp1 staffelpreis1'),
  tierQty2: words('tq2 staffelmenge2'),
  tierPrice2: words('tp2 staffelpreis2'),
  tierQty3: words('tq3 staffelmenge3'),
  tierPrice3: words('tp3 staffelpreis3'),
  comments: words('comments comment description beschreibung kommentar kommentare descrizione commenti'),
  // the place, and behind it what else is noted; a table may have one column for each
  remarks: words(`
    lagerplatz lagerort lagerfach lager fach regalfach regal schublade place storageplace
    storagelocation storage location bin shelf drawer platz ort box posizione ubicazione magazzino scaffale
    cassetto luogo scatola kiste remarks remark bemerkung bemerkungen note notes notiz notizen osservazioni
  `),
  note: words('remarks remark bemerkung bemerkungen note notes notiz notizen osservazioni'),
  lotId: words('lotid lot lotto idlotto inventoryid'),
  retain: words('retain behalten'),
  reserved: words('reserved reserviert riservato'),
  stockroom: words('stockroom'),
  grams: words(
    'weight weightg weightgrams myweight gewicht gewichtg gewichtgramm gramm grams peso pesog pesogrammi grammi',
  ),
  name: words(`
    name itemname partname productname title bezeichnung teilename teilebezeichnung titel artikelname
    artikelbezeichnung produktname nome nomepezzo nomearticolo denominazione
  `),
  category: words('category categoryname kategorie warengruppe categoria'),
};

/** Words that say nothing of what a column means: whose it is, and how it counts. */
const asides: ReadonlySet<string> = new Set(
  words(`
    mein meine unser unsere my our mio mia miei il la der die das the eur euro in pro je per al a di stuck stueck
    stk st piece pcs each pezzo pz brutto gross lordo inkl incl inclusa inclusive mwst ust vat iva
  `),
);

/** Words that say that VAT is still to be added. */
const netWords: ReadonlySet<string> = new Set(
  words(`
    netto nett net netta nette netti ohne exkl exklusive zzgl zuzuglich excl excluding ex without plus
    senza esclusa escluso esclusi escl
  `),
);

const wordsOf = (cell: string): string[] =>
  cell
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(bareWord)
    .filter((word) => word !== '');

/** What is left of a header without its asides. */
const mainWords = (cell: string): string =>
  wordsOf(cell)
    .filter((word) => !asides.has(word))
    .join('');

/** `Nettopreis`, `VK netto`, `price excl. VAT`: the same without its net; empty where it says nothing of that. */
function netWord(cell: string): string {
  const said = wordsOf(cell).filter((word) => !asides.has(word));
  const bare = said
    .filter((word) => !netWords.has(word))
    .map((word) => word.replace(/^netto(?=.)|(?<=.)netto$/, ''))
    .join('');
  return bare === said.join('') ? '' : bare;
}

/** What the headers seem to mean; a field is taken from the column that is most surely it, of several the first. Prices with VAT go before. */
export function proposeColumns(headerCells: readonly string[]): Columns {
  const columns: (LotField | null)[] = headerCells.map(() => null);
  const full = headerCells.map(bareWord);
  const main = headerCells.map(mainWords);
  const net = headerCells.map(netWord);
  for (const field of lotFields) {
    const [own, words] = [bareWord(field), headers[field] ?? []];
    const place = [full, main, net]
      .flatMap((names) =>
        (words.includes(own) ? words : [own, ...words]).map((word) =>
          names.findIndex((name, at) => name === word && columns[at] === null),
        ),
      )
      .find((found) => found >= 0);
    if (place !== undefined) columns[place] = field;
  }
  return columns;
}

/** Whether the prices of such a table seem to have VAT in them. */
export function proposePrices(headerCells: readonly string[]): 'gross' | 'net' {
  const header = headerCells[proposeColumns(headerCells).indexOf('price')];
  return header && netWord(header) !== '' ? 'net' : 'gross';
}
