import type { Names } from './part-name.ts';
import type { FileProblemCode, ProblemCode } from './problems.ts';

/** What is wrong, as a sentence in the languages of those who read it. */

export const rowProblemTexts: Readonly<Record<ProblemCode, Names>> = {
  NO_ITEM: {
    de: 'Teilenummer fehlt oder ist keine',
    it: 'Manca il codice del pezzo, o non è valido',
    en: 'Item number is missing or not one',
  },
  TYPE_UNKNOWN: { de: 'Art unbekannt', it: 'Tipo sconosciuto', en: 'Unknown type of item' },
  NO_QTY: { de: 'Menge fehlt', it: 'Manca la quantità', en: 'Quantity is missing' },
  QTY_NEGATIVE: { de: 'Menge unter null', it: 'Quantità sotto zero', en: 'Quantity below zero' },
  NO_PRICE: { de: 'Preis fehlt', it: 'Manca il prezzo', en: 'Price is missing' },
  CONDITION: {
    de: 'Zustand oder Vollständigkeit unbekannt',
    it: 'Condizione o completezza sconosciuta',
    en: 'Unknown condition or completeness',
  },
  COLOUR: { de: 'Farbe nicht erkannt', it: 'Colore non riconosciuto', en: 'Colour not recognised' },
  SALE_WHOLE: {
    de: 'Rabatt von 100 % oder mehr: Das Los würde nichts kosten',
    it: 'Sconto del 100 % o più: il lotto non costerebbe nulla',
    en: 'Discount of 100 % or more: the lot would cost nothing',
  },
  TIER_ORDER: {
    de: 'Staffelmengen steigen nicht',
    it: 'Le quantità degli scaglioni non aumentano',
    en: 'Tier quantities do not rise',
  },
  TOO_LONG: { de: 'Text zu lang', it: 'Testo troppo lungo', en: 'Text too long' },
  NUMBER: {
    de: 'Keine Zahl, oder zu groß',
    it: 'Non è un numero, o è troppo grande',
    en: 'Not a number, or too large',
  },
  DUPLICATE_LOT: {
    de: 'Losnummer kommt schon vor',
    it: 'Numero di lotto già presente',
    en: 'Lot number occurs before',
  },
  NO_ORDER: { de: 'Bestellnummer fehlt', it: 'Manca il numero d’ordine', en: 'Order number is missing' },
  ORDER_UNREADABLE: {
    de: 'Eine andere Zeile der Bestellung ist nicht zu lesen, sie bleibt ganz draußen',
    it: 'Un’altra riga dell’ordine non si legge, tutto l’ordine resta fuori',
    en: 'Another line of the order cannot be read, so all of it stays out',
  },
  NO_SKU: { de: 'Artikelnummer (sku) fehlt', it: 'Manca il codice articolo (sku)', en: 'The sku is missing' },
  DUPLICATE_SKU: {
    de: 'Artikelnummer kommt schon vor',
    it: 'Codice articolo già presente',
    en: 'The sku occurs before',
  },
  SKU_WAITS: {
    de: 'Ein anderer Import legt dieses Produkt an: erst ihn veröffentlichen oder verwerfen',
    it: 'Un’altra importazione crea già questo prodotto: prima pubblicarla o scartarla',
    en: 'Another import makes this product: publish or drop that one first',
  },
  NOT_JSON: { de: 'Zeile ist kein JSON', it: 'La riga non è JSON', en: 'The line is no JSON' },
  NOT_ALLOWED: {
    de: 'Diesen Wert kann das Feld nicht haben',
    it: 'Il campo non può avere questo valore',
    en: 'The field cannot have this value',
  },
  TYPE_CHANGED: {
    de: 'Die Art eines Produkts, das es schon gibt, bleibt',
    it: 'Il tipo di un prodotto esistente non cambia',
    en: 'The type of a product that is there already stays',
  },
  NOT_VIRTUAL: {
    de: 'Gutschein oder Ticket, nicht beides, und nur als Produkt der Art virtual',
    it: 'Buono o biglietto, non entrambi, e solo per prodotti di tipo virtual',
    en: 'A voucher or a ticket, not both, and only of the type virtual',
  },
  IN_BUNDLE: {
    de: 'Gutscheine und Tickets gibt es nur einzeln, nicht in einem bundle',
    it: 'Buoni e biglietti si vendono solo da soli, non in un bundle',
    en: 'Vouchers and tickets are sold by themselves, not in a bundle',
  },
  NAME_REQUIRED: { de: 'Name fehlt', it: 'Manca il nome', en: 'Name is missing' },
  CATEGORY_UNKNOWN: {
    de: 'Kategorie gibt es nicht',
    it: 'La categoria non esiste',
    en: 'There is no such category',
  },
  OPTION_UNKNOWN: {
    de: 'Diese Option hat das Merkmal nicht',
    it: 'L’attributo non ha questa opzione',
    en: 'The attribute has no such option',
  },
  GROUP_UNKNOWN: {
    de: 'Kundengruppe gibt es nicht',
    it: 'Il gruppo di clienti non esiste',
    en: 'There is no such customer group',
  },
  PICTURE_UNKNOWN: {
    de: 'Bild ist nicht in diesem Shop',
    it: 'L’immagine non è in questo negozio',
    en: 'The picture is not in this shop',
  },
  ADDRESS_TAKEN: {
    de: 'Adresse gehört schon zu etwas anderem',
    it: 'L’indirizzo è già di qualcos’altro',
    en: 'The address belongs to something else',
  },
  NOT_DOCUMENT: {
    de: 'Zeile ist kein Dokument eines Abzugs: _source fehlt',
    it: 'La riga non è un documento di un’estrazione: manca _source',
    en: 'The line is no document of a dump: it has no _source',
  },
  VARIANTS_UNKNOWN: {
    de: 'Das Merkmal, in dem sich die Varianten unterscheiden, steht nicht in der Datei',
    it: 'L’attributo che distingue le varianti non è nel file',
    en: 'The attribute that tells the variants apart is not in the file',
  },
  COLUMN_UNKNOWN: {
    de: 'Spalte unbekannt, wird nicht gelesen',
    it: 'Colonna sconosciuta, non viene letta',
    en: 'Unknown column, it is not read',
  },
  LINK_UNKNOWN: {
    de: 'Verweist auf ein Produkt, das es nicht gibt',
    it: 'Rimanda a un prodotto che non esiste',
    en: 'Refers to a product that is not there',
  },
  SKU_CHANGED: {
    de: 'Artikelnummer hat Zeichen, die hier nicht gehen, und heißt nun anders',
    it: 'Il codice articolo ha segni che qui non vanno e cambia',
    en: 'The sku has signs that are not possible here, and is changed',
  },
  ADDRESS_CHANGED: {
    de: 'Adresse gehört schon zu etwas anderem, das Produkt bekommt eine andere',
    it: 'L’indirizzo è già di qualcos’altro, il prodotto ne riceve un altro',
    en: 'The address belongs to something else, the product gets another one',
  },
  TEXT_CUT: {
    de: 'Text gekürzt: zu lang, oder mit Platzhaltern, die es hier nicht gibt',
    it: 'Testo accorciato: troppo lungo, o con segnaposto che qui non esistono',
    en: 'Text shortened: too long, or with placeholders that are unknown here',
  },
  LIST_CUT: {
    de: 'Mehr als hier Platz hat, der Rest bleibt draußen',
    it: 'Più di quanto qui ci stia, il resto rimane fuori',
    en: 'More than there is room for here, the rest is left out',
  },
  NOT_IN_DUMP: {
    de: 'Verweist auf etwas, das nicht in der Datei steht',
    it: 'Rimanda a qualcosa che non è nel file',
    en: 'Refers to something that is not in the file',
  },
  TIER_LEFT: {
    de: 'Staffelpreis einer Kundengruppe von drüben bleibt draußen',
    it: 'Prezzo a scaglioni di un gruppo dell’altro negozio, rimane fuori',
    en: 'Tier price of a customer group of the other shop is left out',
  },
  STOCK_MISSING: {
    de: 'Bestand steht nicht in der Datei',
    it: 'La giacenza non è nel file',
    en: 'The stock is not in the file',
  },
  PICTURE_LEFT: {
    de: 'Adresse des Bildes geht hier nicht, es bleibt draußen',
    it: 'L’indirizzo dell’immagine qui non va, rimane fuori',
    en: 'The address of the picture is not possible here, it is left out',
  },
  CHOICE_LEFT: {
    de: 'Option dieser Art gibt es hier nicht, sie bleibt draußen',
    it: 'Opzioni di questo tipo qui non esistono, rimane fuori',
    en: 'Options of this kind are not known here, it is left out',
  },
  FILES_LEFT: {
    de: 'Dateien zum Herunterladen fehlen noch: das Produkt bleibt aus, bis sie da sind',
    it: 'Mancano i file da scaricare: il prodotto resta spento finché non ci sono',
    en: 'Files to download are still missing: the product stays off until they are there',
  },
  BUNDLE_PRICE: {
    de: 'Hatte einen festen Preis, kostet hier, was seine Teile kosten',
    it: 'Aveva un prezzo fisso, qui costa quanto le sue parti',
    en: 'Had a fixed price, costs here what its parts cost',
  },
  CHILD_SHARED: {
    de: 'Variante gehört schon zu einem anderen Produkt',
    it: 'La variante è già di un altro prodotto',
    en: 'The variant belongs to another product already',
  },
  COLOUR_UNKNOWN: {
    de: 'Farbe unbekannt, heißt vorerst nach ihrer Nummer',
    it: 'Colore sconosciuto, per ora si chiama come il suo numero',
    en: 'Unknown colour, named by its number for now',
  },
  STEP_GT_QTY: {
    de: 'Verkaufseinheit größer als der Bestand',
    it: 'Multiplo di vendita maggiore della giacenza',
    en: 'Sold in larger multiples than there are',
  },
  DUPLICATE_KEY: {
    de: 'Zweimal dasselbe Los, es werden zwei Artikel',
    it: 'Due volte lo stesso lotto, diventano due articoli',
    en: 'The same lot twice, it becomes two products',
  },
  NAME_MISSING: {
    de: 'Name fehlt, heißt vorerst nach der Nummer',
    it: 'Manca il nome, per ora si chiama come il codice',
    en: 'Name is missing, called by its number for now',
  },
  PRICE_JUMP: {
    de: 'Preis mehr als fünffach oder weniger als ein Fünftel, bleibt vorerst wie bisher',
    it: 'Prezzo oltre cinque volte o meno di un quinto, per ora resta come prima',
    en: 'Price more than five times or less than a fifth, stays as it was for now',
  },
  OVERSOLD: {
    de: 'Mehr verkauft als da war, Bestand wird 0',
    it: 'Venduto più del disponibile, la giacenza diventa 0',
    en: 'Sold more than there was, stock becomes 0',
  },
  SOLD_TOLD: {
    de: 'Ein importiertes Inventar hat den Verkauf schon abgezogen',
    it: 'Un inventario importato ha già scalato la vendita',
    en: 'An imported inventory has taken the sale off already',
  },
  SOLD_SINCE: {
    de: 'Datei von vor dem letzten Update: Was hier verkauft war, ist abgezogen',
    it: 'File precedente all’ultimo aggiornamento: ciò che qui era venduto è scalato',
    en: 'File from before the last update: what was sold here is taken off',
  },
  PRICE_ZERO: { de: 'Noch kein Preis', it: 'Ancora senza prezzo', en: 'No price yet' },
  EXCLUDED: { de: 'In der Datei ausgeschlossen', it: 'Escluso nel file', en: 'Excluded in the file' },
  RESERVED: { de: 'Für einen Käufer reserviert', it: 'Riservato a un acquirente', en: 'Reserved for a buyer' },
  STOCKROOM: { de: 'Liegt im Stockroom', it: 'Nello stockroom', en: 'In the stockroom' },
  ORDER_KNOWN: { de: 'Schon früher abgezogen', it: 'Già scalato in precedenza', en: 'Taken off before' },
  ORDER_CANCELLED: { de: 'Bestellung storniert', it: 'Ordine annullato', en: 'Order canceled' },
  LOT_UNKNOWN: { de: 'Dieses Los gibt es hier nicht', it: 'Questo lotto qui non c’è', en: 'There is no such lot here' },
  ENTITY_LEFT: {
    de: 'Wird aus einem Abzug nicht übernommen',
    it: 'Non viene ripreso da un’estrazione',
    en: 'Is not taken from a dump',
  },
  ATTRIBUTE_LEFT: {
    de: 'Merkmal bleibt draußen: sein Code ist hier vergeben, zu kurz oder zu lang, oder es sind zu viele',
    it: 'Attributo lasciato fuori: il codice qui è già usato, troppo corto o troppo lungo, oppure sono troppi',
    en: 'Attribute is left out: its code is in use here, too short or too long, or there are too many',
  },
  REVIEW_LEFT: {
    de: 'Bewertung bleibt draußen: ihr Produkt steht nicht in der Datei, oder sie ist leer',
    it: 'Recensione lasciata fuori: il suo prodotto non è nel file, oppure è vuota',
    en: 'Review is left out: its product is not in the file, or it is empty',
  },
  CATEGORY_LEFT: {
    de: 'Kategorie bleibt draußen: zu tief, oder es sind zu viele',
    it: 'Categoria lasciata fuori: troppo in profondità, oppure sono troppe',
    en: 'Category is left out: too deep, or there are too many',
  },
};

export const fileProblemTexts: Readonly<Record<FileProblemCode, Names>> = {
  BROKEN_XML: {
    de: 'Die Datei ist kein fehlerfreies XML.',
    it: 'Il file non è un XML corretto.',
    en: 'The file is not well-formed XML.',
  },
  CUT_OFF: {
    de: 'Die Datei bricht mittendrin ab. Bitte noch einmal speichern oder herunterladen.',
    it: 'Il file si interrompe a metà. Salvarlo o scaricarlo di nuovo.',
    en: 'The file breaks off in the middle. Please save or download it again.',
  },
  BROKEN_CSV: {
    de: 'Ein Anführungszeichen in der Tabelle ist nicht geschlossen.',
    it: 'Nella tabella ci sono virgolette non chiuse.',
    en: 'A quotation mark in the table is not closed.',
  },
  BROKEN_ARCHIVE: {
    de: 'Das Archiv lässt sich nicht entpacken, oder es enthält nicht genau eine Datei.',
    it: 'L’archivio non si può aprire, o non contiene esattamente un file.',
    en: 'The archive cannot be unpacked, or does not hold exactly one file.',
  },
  WORKBOOK: {
    de: 'Diese Arbeitsmappe lässt sich nicht lesen. Bitte im Tabellenprogramm als .xlsx oder CSV speichern und diese Datei bringen.',
    it: 'Questa cartella di lavoro non si legge. Salvarla nel foglio di calcolo come .xlsx o CSV e portare quel file.',
    en: 'This workbook cannot be read. Please save it in the spreadsheet program as .xlsx or CSV and bring that file.',
  },
  NOT_UTF8: {
    de: 'Der Text ist nicht in UTF-8 gespeichert.',
    it: 'Il testo non è salvato in UTF-8.',
    en: 'The text is not in UTF-8.',
  },
  FORMAT_UNKNOWN: {
    de: 'Das ist weder BrickStore noch BrickLink-XML noch eine Tabelle.',
    it: 'Non è né BrickStore né XML di BrickLink né una tabella.',
    en: 'This is neither BrickStore nor BrickLink XML nor a table.',
  },
  CURRENCY: {
    de: 'Die Preise sind nicht in Euro.',
    it: 'I prezzi non sono in euro.',
    en: 'The prices are not in euros.',
  },
  TOO_DEEP: {
    de: 'Die Elemente sind zu tief verschachtelt.',
    it: 'Gli elementi sono annidati troppo in profondità.',
    en: 'The elements are nested too deeply.',
  },
  TOO_LONG: {
    de: 'Ein Text darin, oder die ganze Datei, ist zu lang.',
    it: 'Un testo, o tutto il file, è troppo lungo.',
    en: 'A text in it, or the whole file, is too long.',
  },
  NO_HEADERS: {
    de: 'Die erste Zeile nennt die Spalten nicht: Teil und Menge müssen dabei sein.',
    it: 'La prima riga non nomina le colonne: servono almeno pezzo e quantità.',
    en: 'The first line does not name the columns: item and quantity are needed.',
  },
  NO_TABLES: {
    de: 'Eine der Tabellen fehlt: inventories.csv und inventory_parts.csv gehören zusammen in ein Zip.',
    it: 'Manca una tabella: inventories.csv e inventory_parts.csv vanno insieme in uno zip.',
    en: 'A table is missing: inventories.csv and inventory_parts.csv belong together in one zip.',
  },
  SET_UNKNOWN: {
    de: 'Dieses Set steht nicht in den Tabellen.',
    it: 'Questo set non è nelle tabelle.',
    en: 'This set is not in the tables.',
  },
};
