/** Part packages: grouped products whose quantities can be changed line by line. */
import { colourByKey } from '../../colours.ts';
import { DESIGNS } from '../../designs.ts';
import { type PileKey, partPicture, pilePicture } from '../../pictures.ts';
import { manufacturerContact } from '../attributes.ts';
import { CATEGORY } from '../category-ids.ts';
import { daysBefore } from '../dates.ts';
import { partSkuByKey } from '../parts/assortment.ts';
import { manufacturerOf } from '../parts/part-products.ts';
import { PART_AGE, pictureLabel } from '../parts/variant-texts.ts';
import { AGE_ROW, makerRow, product, SAFETY_ROW } from '../product-base.ts';
import type { SeedLink, SeedPicture, SeedProduct, Text } from '../seed.ts';
import { mapText, paragraphs, sameText, slugs, text } from '../text.ts';
import { SCALE_PICTURE } from './scale-picture.ts';

const FIRST_ASSORTMENT_ID = 3401;

type Line = [design: string, colour: string, qty: number];

interface AssortmentRow {
  sku: string;
  name: Text;
  line: Text;
  picture: PileKey;
  lines: readonly Line[];
}

const ROWS: readonly AssortmentRow[] = [
  {
    sku: 'BX-PAKET-DACH',
    name: text('Paket Dachdecker', 'Pacco Tetto'),
    line: text(
      'Schrägsteine in Weinrot und Dunkelgrau, dazu Firstplatten. Reicht für ein Haus oder für zwei Hundehütten.',
      'Mattoncini inclinati bordeaux e grigio scuro, più le piastre di colmo. Basta per una casa o per due cucce.',
    ),
    picture: 'sunset',
    lines: [
      ['3039', 'dark-red', 60],
      ['3037', 'dark-red', 40],
      ['3040', 'dark-red', 24],
      ['3039', 'dark-bluish-gray', 20],
      ['3020', 'dark-red', 12],
    ],
  },
  {
    sku: 'BX-PAKET-MAUER',
    name: text('Paket Maurer', 'Pacco Muro'),
    line: text(
      'Steine in Sand und Hellgrau, in den Längen für einen ordentlichen Verband.',
      'Mattoncini sabbia e grigio chiaro, nelle lunghezze giuste per un muro fatto bene.',
    ),
    picture: 'earth',
    lines: [
      ['3004', 'tan', 80],
      ['3010', 'tan', 40],
      ['3005', 'tan', 40],
      ['3004', 'light-bluish-gray', 40],
      ['3659', 'tan', 6],
      ['2357', 'tan', 12],
    ],
  },
  {
    sku: 'BX-PAKET-BODEN',
    name: text('Paket Fliesenleger', 'Pacco Pavimento'),
    line: text(
      'Fliesen in Weiß, Schwarz und Hellgrau. Schachbrett oder wilder Verband, die Fuge ist immer gleich.',
      'Piastrelle bianche, nere e grigio chiaro. A scacchiera o a caso, la fuga è sempre uguale.',
    ),
    picture: 'mono',
    lines: [
      ['3068', 'white', 40],
      ['3068', 'black', 40],
      ['3069', 'light-bluish-gray', 60],
      ['3070', 'white', 50],
      ['2431', 'black', 20],
    ],
  },
  {
    sku: 'BX-PAKET-LICHT',
    name: text('Paket Licht', 'Pacco Luce'),
    line: text(
      'Transparente Teile für Fenster, Ampeln und Lagerfeuer.',
      'Pezzi trasparenti per finestre, semafori e falò.',
    ),
    picture: 'trans',
    lines: [
      ['6141', 'trans-red', 30],
      ['6141', 'trans-orange', 30],
      ['6141', 'trans-green', 30],
      ['6141', 'trans-yellow', 30],
      ['3004', 'trans-clear', 24],
      ['3023', 'trans-clear', 24],
    ],
  },
  {
    sku: 'BX-PAKET-PUNKTE',
    name: text('Paket Mosaikpunkte', 'Pacco Punti mosaico'),
    line: text(
      'Rundplatten 1×1 in zwölf Farben, je hundert. Der Anfang eines Bildes.',
      'Piastre tonde 1×1 in dodici colori, cento per colore. L’inizio di un quadro.',
    ),
    picture: 'mixed',
    lines: [
      'white',
      'light-bluish-gray',
      'dark-bluish-gray',
      'black',
      'red',
      'orange',
      'yellow',
      'bright-green',
      'dark-azure',
      'blue',
      'dark-purple',
      'reddish-brown',
    ].map((colour): Line => ['6141', colour, 100]),
  },
  {
    sku: 'BX-PAKET-WALD',
    name: text('Paket Förster', 'Pacco Bosco'),
    line: text(
      'Stämme aus Rundsteinen, Kronen aus Platten, Spitzen aus Kegeln. Ergibt etwa acht Bäume.',
      'Tronchi di mattoncini tondi, chiome di piastre, punte di coni. Viene fuori un boschetto di circa otto alberi.',
    ),
    picture: 'forest',
    lines: [
      ['3062', 'reddish-brown', 48],
      ['3022', 'green', 40],
      ['3020', 'dark-green', 30],
      ['4032', 'bright-green', 24],
      ['4589', 'dark-green', 16],
    ],
  },
  {
    sku: 'BX-PAKET-MECHANIK',
    name: text('Paket Mechanik', 'Pacco Meccanica'),
    line: text(
      'Lochsteine in vier Längen und Platten zum Verriegeln. Der Anfang von etwas, das sich dreht.',
      'Mattoncini forati in quattro lunghezze e piastre per bloccarli. L’inizio di qualcosa che gira.',
    ),
    picture: 'mono',
    lines: [
      ['3700', 'dark-bluish-gray', 20],
      ['3701', 'dark-bluish-gray', 20],
      ['3894', 'black', 12],
      ['3702', 'black', 8],
      ['3023', 'light-bluish-gray', 40],
    ],
  },
  {
    sku: 'BX-PAKET-FEINSCHLIFF',
    name: text('Paket Feinschliff', 'Pacco Finiture'),
    line: text(
      'Dachschrägen, Gitter und Mittelnoppen: die kleinen Teile, die ein Modell fertig aussehen lassen.',
      'Tegole, griglie e bottoncini centrali: i pezzi piccoli che fanno sembrare finito un modello.',
    ),
    picture: 'winter',
    lines: [
      ['54200', 'white', 40],
      ['54200', 'black', 40],
      ['85984', 'dark-bluish-gray', 20],
      ['2412', 'light-bluish-gray', 20],
      ['15573', 'light-bluish-gray', 20],
      ['87580', 'white', 10],
    ],
  },
];

function partOf([number, colourKey]: AssortmentRow['lines'][number]): SeedPicture {
  const design = DESIGNS.find((candidate) => candidate.number === number);
  if (!design) throw new Error(`A package holds an unknown design: ${number}`);
  const colour = colourByKey(colourKey);
  return { path: partPicture(number, colour.id, 'pile'), label: pictureLabel(design, colour) };
}

function assortment(row: AssortmentRow, index: number, priceOf: (sku: string) => number): SeedProduct {
  const associated = row.lines.map(
    ([design, colour, qty]): SeedLink => ({ type: 'associated', sku: partSkuByKey(design, colour), qty }),
  );
  const pieces = associated.reduce((sum, { qty }) => sum + qty, 0);
  const neighbour = ROWS[(index + 1) % ROWS.length];
  return product({
    id: FIRST_ASSORTMENT_ID + index,
    sku: row.sku,
    type: 'grouped',
    name: row.name,
    urlKey: slugs(row.name),
    shortDescription: row.line,
    description: mapText(row.line, (line, language) =>
      paragraphs(
        line,
        language === 'de'
          ? `${row.lines.length} Teile in sinnvollen Mengen, zusammen ${pieces} Stück. Jede Menge lässt sich ändern, auch auf null.`
          : `${row.lines.length} articoli in quantità sensate, in tutto ${pieces} pezzi. Ogni quantità si può cambiare, anche a zero.`,
      ),
    ),
    categoryIds: [CATEGORY.assortments],
    price: associated.reduce((sum, { sku, qty }) => sum + priceOf(sku) * qty, 0),
    stock: { qty: 100, managed: false, minSale: 1, maxSale: 20 },
    pictures: [
      { path: pilePicture(row.picture), label: row.name },
      ...row.lines.slice(0, 3).map(partOf),
      SCALE_PICTURE,
    ],
    pieceCount: pieces,
    ageFrom: PART_AGE,
    deliveryDays: { min: 2, max: 3 },
    dataSheet: [
      { label: text('Teile', 'Pezzi'), value: sameText(String(pieces)) },
      { label: text('Sorten', 'Articoli'), value: sameText(String(row.lines.length)) },
      AGE_ROW(PART_AGE),
      SAFETY_ROW,
      makerRow([...new Set(associated.map(({ sku }) => manufacturerOf(sku)))].map(manufacturerContact).join('; ')),
    ],
    links: [...associated, ...(neighbour ? [{ type: 'related' as const, sku: neighbour.sku, qty: 1 }] : [])],
    createdAt: daysBefore(200 + index * 7),
    updatedAt: daysBefore(12 + index),
  });
}

/** The price of a package is that of its parts in the suggested quantities. */
export const buildAssortments = (priceOf: (sku: string) => number): SeedProduct[] =>
  ROWS.map((row, i) => assortment(row, i, priceOf));
