/** Sorting boxes: bundles of a case, a filling and, if wanted, a refill. Their price is the sum of what is chosen. */

import { between, fraction } from '@brixel/bricks/random';
import { MANUFACTURER, manufacturerContact, manufacturerName } from '../attributes.ts';
import { CATEGORY } from '../category-ids.ts';
import { daysBefore, minutesBefore } from '../dates.ts';
import { BOX_KEYS, type BoxKey, boxPicture, type PileKey, pilePicture } from '../pictures.ts';
import { AGE_ROW, makerRow, product, SAFETY_ROW, SCALE_PICTURE } from '../product-base.ts';
import type { Money, SeedBundleOption, SeedProduct, Text } from '../seed.ts';
import { euros, grouped, mapText, paragraphs, said, sameText, slugs, text } from '../text.ts';
import { WORLDS } from './colour-worlds.ts';
import { boxSku, fillingSku, refillSku } from './goods-skus.ts';
import { SORTING_CASES } from './sorting-cases.ts';

const FIRST_FILLING_ID = 3101;
const FIRST_BOX_ID = 3201;
const FREE_CHOICE_SKU = 'BX-BOX-WUNSCH';

const FILLINGS: readonly { pieces: number; price: Money }[] = [
  { pieces: 900, price: euros(27) },
  { pieces: 1500, price: euros(39) },
];

/** There is no grey refill pack; black and white comes nearest. */
const refillWorld = (world: BoxKey): PileKey => (world === 'grey' ? 'mono' : world);

const commonRows = [
  AGE_ROW(6),
  { label: text('Hersteller', 'Produttore', 'Manufacturer'), value: sameText(manufacturerName(MANUFACTURER.brixel)) },
  SAFETY_ROW,
  makerRow(manufacturerContact(MANUFACTURER.brixel)),
];

const fillingName = (world: BoxKey, pieces: number): Text =>
  mapText(WORLDS[world].name, (name, language) =>
    said(
      language,
      `Füllung ${name}, ${grouped(pieces)} Teile`,
      `Contenuto ${name}, ${grouped(pieces)} pezzi`,
      `${name} Filling, ${grouped(pieces, 'en')} Parts`,
    ),
  );

/** Only sold as part of a box. */
function filling(world: BoxKey, size: (typeof FILLINGS)[number], index: number): SeedProduct {
  const name = fillingName(world, size.pieces);
  return product({
    id: FIRST_FILLING_ID + index,
    sku: fillingSku(world, size.pieces),
    type: 'simple',
    visibility: 1,
    name,
    urlKey: slugs(name),
    shortDescription: WORLDS[world].line,
    description: mapText(WORLDS[world].line, (line, language) =>
      paragraphs(
        line,
        said(
          language,
          `${grouped(size.pieces)} Teile, nach Farbe vorsortiert.`,
          `${grouped(size.pieces)} pezzi, già divisi per colore.`,
          `${grouped(size.pieces, 'en')} parts, sorted by color.`,
        ),
      ),
    ),
    categoryIds: [CATEGORY.boxes],
    price: size.price,
    stock: { qty: between(`stock ${world} ${size.pieces}`, 40, 240), managed: true, minSale: 1, maxSale: 20 },
    pictures: [{ path: boxPicture(world), label: name }],
    manufacturer: MANUFACTURER.brixel,
    pieceCount: size.pieces,
    deliveryDays: { min: 2, max: 3 },
    dataSheet: [
      {
        label: text('Teile', 'Pezzi', 'Parts'),
        value: mapText(sameText(''), (_, language) => grouped(size.pieces, language)),
      },
      ...commonRows,
    ],
    createdAt: daysBefore(280 + index),
    updatedAt: daysBefore(20 + index),
  });
}

const choice = (id: number, sku: string, isDefault: boolean, canChangeQty = false) => ({
  id,
  sku,
  qty: 1,
  isDefault,
  canChangeQty,
});

function caseOption(boxIndex: number): SeedBundleOption {
  const id = (boxIndex + 1) * 10 + 1;
  return {
    id,
    title: text('Kasten', 'Cassetta', 'Case'),
    required: true,
    type: 'radio',
    selections: SORTING_CASES.map(({ sku }, i) => choice(id * 10 + i, sku, i === 0)),
  };
}

function refillOption(boxIndex: number, worlds: readonly BoxKey[]): SeedBundleOption {
  const id = (boxIndex + 1) * 10 + 3;
  return {
    id,
    title: text('Nachschub dazu', 'Ricarica in aggiunta', 'Add a refill'),
    required: false,
    type: 'checkbox',
    selections: worlds.map((world, i) => choice(id * 10 + i, refillSku(refillWorld(world)), false, true)),
  };
}

function fillingOption(
  boxIndex: number,
  skus: readonly string[],
  type: 'radio' | 'select',
  title: Text,
): SeedBundleOption {
  const id = (boxIndex + 1) * 10 + 2;
  return { id, title, required: true, type, selections: skus.map((sku, i) => choice(id * 10 + i, sku, i === 0)) };
}

const basePrice = (SORTING_CASES[0]?.price ?? 0) + (FILLINGS[0]?.price ?? 0);

interface BoxCore {
  index: number;
  sku: string;
  name: Text;
  lines: Text;
  picture: BoxKey;
  options: SeedBundleOption[];
  related: string[];
  facts?: Partial<SeedProduct>;
}

function bundle({ index, sku, name, lines, picture, options, related, facts }: BoxCore): SeedProduct {
  return product({
    id: FIRST_BOX_ID + index,
    sku,
    type: 'bundle',
    name,
    urlKey: slugs(name),
    shortDescription: lines,
    description: mapText(lines, (line, language) =>
      paragraphs(
        line,
        said(
          language,
          'In jedem Fach eine Farbe, in jeder Farbe Steine, Platten und Fliesen in den Größen, die man ständig sucht. Kasten und Menge wählst du selbst, der Preis rechnet mit.',
          'In ogni scomparto un colore, in ogni colore mattoncini, piastre e piastrelle nelle misure che si cercano sempre. Cassetta e quantità le scegli tu, il prezzo si aggiorna.',
          'One color in each compartment, and in each color bricks, plates and tiles in the sizes that everyone is always looking for. You choose case and quantity, and the price follows.',
        ),
      ),
    ),
    categoryIds: [CATEGORY.boxes],
    price: basePrice,
    stock: { qty: between(`stock ${sku}`, 40, 180), managed: true, minSale: 1, maxSale: 10 },
    pictures: [
      { path: boxPicture(picture), label: name },
      {
        path: pilePicture(refillWorld(picture)),
        label: mapText(name, (value, language) => `${value}, ${said(language, 'Inhalt', 'contenuto', 'contents')}`),
      },
      SCALE_PICTURE,
    ],
    manufacturer: MANUFACTURER.brixel,
    pieceCount: 900,
    ageFrom: 6,
    deliveryDays: { min: 2, max: 4 },
    dataSheet: [
      { label: text('Teile', 'Pezzi', 'Parts'), value: text('900 oder 1.500', '900 o 1.500', '900 or 1,500') },
      { label: text('Fächer', 'Scomparti', 'Compartments'), value: text('6 oder 12', '6 o 12', '6 or 12') },
      ...commonRows,
    ],
    links: related.map((other) => ({ type: 'related' as const, sku: other, qty: 1 })),
    bundleOptions: options,
    createdAt: daysBefore(120 + 40 * fraction(`age ${sku}`)),
    updatedAt: daysBefore(15 * fraction(`touched ${sku}`)),
    ...facts,
  });
}

const FACTS: Partial<Record<BoxKey, Partial<SeedProduct>>> = {
  rainbow: { bestsellerRank: 8 },
  pastel: { isNew: true, categoryIds: [CATEGORY.boxes, CATEGORY.news], createdAt: minutesBefore(7 * 240) },
};

function worldBox(world: BoxKey, index: number): SeedProduct {
  const fillings = FILLINGS.map(({ pieces }) => fillingSku(world, pieces));
  return bundle({
    index,
    sku: boxSku(world),
    name: mapText(WORLDS[world].name, (name, language) =>
      said(language, `Sortierbox ${name}`, `Scatola ${name}`, `${name} Sorting Box`),
    ),
    lines: WORLDS[world].line,
    picture: world,
    options: [
      caseOption(index),
      fillingOption(index, fillings, 'radio', text('Füllung', 'Contenuto', 'Filling')),
      refillOption(index, [world]),
    ],
    related: [
      boxSku(BOX_KEYS[(index + 1) % BOX_KEYS.length] ?? 'rainbow'),
      refillSku(refillWorld(world)),
      FREE_CHOICE_SKU,
    ],
    facts: FACTS[world] ?? {},
  });
}

function freeChoiceBox(index: number): SeedProduct {
  const [small] = FILLINGS;
  return bundle({
    index,
    sku: FREE_CHOICE_SKU,
    name: text('Sortierbox nach Wunsch', 'Scatola a scelta', 'Sorting Box of Your Choice'),
    lines: text(
      'Du wählst Kasten, Farbwelt und Nachschub. Wir füllen, zählen und schieben den Deckel zu.',
      'Scegli cassetta, mondo di colore e ricarica. Noi riempiamo, contiamo e chiudiamo il coperchio.',
      'You choose case, world of color and refill. We fill, count and slide the lid shut.',
    ),
    picture: 'sea',
    options: [
      caseOption(index),
      fillingOption(
        index,
        BOX_KEYS.map((world) => fillingSku(world, small?.pieces ?? 900)),
        'select',
        text('Farbwelt', 'Mondo di colore', 'World of color'),
      ),
      refillOption(index, ['rainbow', 'pastel', 'earth', 'sea']),
    ],
    related: BOX_KEYS.slice(0, 3).map(boxSku),
  });
}

export function buildBoxes(): SeedProduct[] {
  const fillings = BOX_KEYS.flatMap((world) => FILLINGS.map((size) => ({ world, size })));
  return [
    ...SORTING_CASES,
    ...fillings.map(({ world, size }, i) => filling(world, size, i)),
    ...BOX_KEYS.map(worldBox),
    freeChoiceBox(BOX_KEYS.length),
  ];
}
