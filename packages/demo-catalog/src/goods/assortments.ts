/** Part packages: grouped products whose quantities can be changed line by line. */

import { partSkuByKey } from '@brixel/bricks/assortment';
import { colourByKey } from '@brixel/bricks/colours';
import { DESIGNS } from '@brixel/bricks/designs';
import { manufacturerContact } from '../attributes.ts';
import { CATEGORY } from '../category-ids.ts';
import { daysBefore } from '../dates.ts';
import { PACKS, type PackKey, type PackLine } from '../packs.ts';
import { manufacturerOf } from '../parts/part-products.ts';
import { PART_AGE, pictureLabel } from '../parts/variant-texts.ts';
import { packPicture, partPicture } from '../pictures.ts';
import { AGE_ROW, makerRow, product, SAFETY_ROW, SCALE_PICTURE } from '../product-base.ts';
import type { SeedLink, SeedPicture, SeedProduct, Text } from '../seed.ts';
import { mapText, paragraphs, said, sameText, slugs, text } from '../text.ts';

const FIRST_ASSORTMENT_ID = 3401;

interface AssortmentRow {
  sku: string;
  name: Text;
  line: Text;
  key: PackKey;
}

const ROWS: readonly AssortmentRow[] = [
  {
    sku: 'BX-PAKET-DACH',
    name: text('Paket Dachdecker', 'Pacco Tetto', 'Roofer’s Pack'),
    line: text(
      'Schrägsteine in Weinrot und Dunkelgrau, dazu Firstplatten. Reicht für ein Haus oder für zwei Hundehütten.',
      'Mattoncini inclinati bordeaux e grigio scuro, più le piastre di colmo. Basta per una casa o per due cucce.',
      'Slopes in wine red and dark gray, plus ridge plates. Enough for a house or two kennels.',
    ),
    key: 'roof',
  },
  {
    sku: 'BX-PAKET-MAUER',
    name: text('Paket Maurer', 'Pacco Muro', 'Bricklayer’s Pack'),
    line: text(
      'Steine in Sand und Hellgrau, in den Längen für einen ordentlichen Verband.',
      'Mattoncini sabbia e grigio chiaro, nelle lunghezze giuste per un muro fatto bene.',
      'Bricks in sand and light gray, in the lengths for a proper bond.',
    ),
    key: 'wall',
  },
  {
    sku: 'BX-PAKET-BODEN',
    name: text('Paket Fliesenleger', 'Pacco Pavimento', 'Tiler’s Pack'),
    line: text(
      'Fliesen in Weiß, Schwarz und Hellgrau. Schachbrett oder wilder Verband, die Fuge ist immer gleich.',
      'Piastrelle bianche, nere e grigio chiaro. A scacchiera o a caso, la fuga è sempre uguale.',
      'Tiles in white, black and light gray. Checkered or random, the joint is always the same.',
    ),
    key: 'floor',
  },
  {
    sku: 'BX-PAKET-LICHT',
    name: text('Paket Licht', 'Pacco Luce', 'Light Pack'),
    line: text(
      'Transparente Teile für Fenster, Ampeln und Lagerfeuer.',
      'Pezzi trasparenti per finestre, semafori e falò.',
      'Transparent parts for windows, traffic lights and campfires.',
    ),
    key: 'light',
  },
  {
    sku: 'BX-PAKET-PUNKTE',
    name: text('Paket Mosaikpunkte', 'Pacco Punti mosaico', 'Mosaic Dots Pack'),
    line: text(
      'Rundplatten 1×1 in zwölf Farben, je hundert. Der Anfang eines Bildes.',
      'Piastre tonde 1×1 in dodici colori, cento per colore. L’inizio di un quadro.',
      'Round plates 1×1 in twelve colors, a hundred of each. The beginning of a picture.',
    ),
    key: 'dots',
  },
  {
    sku: 'BX-PAKET-WALD',
    name: text('Paket Förster', 'Pacco Bosco', 'Forester’s Pack'),
    line: text(
      'Stämme aus Rundsteinen, Kronen aus Platten, Spitzen aus Kegeln. Ergibt etwa acht Bäume.',
      'Tronchi di mattoncini tondi, chiome di piastre, punte di coni. Viene fuori un boschetto di circa otto alberi.',
      'Trunks of round bricks, crowns of plates, tops of cones. Makes about eight trees.',
    ),
    key: 'forest',
  },
  {
    sku: 'BX-PAKET-MECHANIK',
    name: text('Paket Mechanik', 'Pacco Meccanica', 'Mechanic’s Pack'),
    line: text(
      'Lochsteine in vier Längen und Platten zum Verriegeln. Der Anfang von etwas, das sich dreht.',
      'Mattoncini forati in quattro lunghezze e piastre per bloccarli. L’inizio di qualcosa che gira.',
      'Bricks with holes in four lengths and plates to lock them. The beginning of something that turns.',
    ),
    key: 'mechanics',
  },
  {
    sku: 'BX-PAKET-FEINSCHLIFF',
    name: text('Paket Feinschliff', 'Pacco Finiture', 'Finishing Pack'),
    line: text(
      'Dachschrägen, Gitter und Mittelnoppen: die kleinen Teile, die ein Modell fertig aussehen lassen.',
      'Tegole, griglie e bottoncini centrali: i pezzi piccoli che fanno sembrare finito un modello.',
      'Roof slopes, grilles and center studs: the small parts that make a model look finished.',
    ),
    key: 'finish',
  },
];

function partOf([number, colourKey]: PackLine): SeedPicture {
  const design = DESIGNS.find((candidate) => candidate.number === number);
  if (!design) throw new Error(`A package holds an unknown design: ${number}`);
  const colour = colourByKey(colourKey);
  return { path: partPicture(number, colour.id, 'pile'), label: pictureLabel(design, colour) };
}

function assortment(row: AssortmentRow, index: number, priceOf: (sku: string) => number): SeedProduct {
  const lines: readonly PackLine[] = PACKS[row.key];
  const associated = lines.map(
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
        said(
          language,
          `${lines.length} Teile in sinnvollen Mengen, zusammen ${pieces} Stück. Jede Menge lässt sich ändern, auch auf null.`,
          `${lines.length} articoli in quantità sensate, in tutto ${pieces} pezzi. Ogni quantità si può cambiare, anche a zero.`,
          `${lines.length} kinds of parts in sensible quantities, ${pieces} pieces altogether. Every quantity can be changed, even to zero.`,
        ),
      ),
    ),
    categoryIds: [CATEGORY.assortments],
    price: associated.reduce((sum, { sku, qty }) => sum + priceOf(sku) * qty, 0),
    stock: { qty: 100, managed: false, minSale: 1, maxSale: 20 },
    pictures: [{ path: packPicture(row.key), label: row.name }, ...lines.slice(0, 3).map(partOf), SCALE_PICTURE],
    pieceCount: pieces,
    ageFrom: PART_AGE,
    deliveryDays: { min: 2, max: 3 },
    dataSheet: [
      { label: text('Teile', 'Pezzi', 'Parts'), value: sameText(String(pieces)) },
      { label: text('Sorten', 'Articoli', 'Kinds'), value: sameText(String(lines.length)) },
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
