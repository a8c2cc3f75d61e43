/** Mixed parts by weight; sold by the gram, so the shop states a price per kilo. */

import { between, fraction } from '@brixel/bricks/random';
import { MANUFACTURER, manufacturerContact, manufacturerName } from '../attributes.ts';
import { CATEGORY } from '../category-ids.ts';
import { daysBefore } from '../dates.ts';
import { PILE_KEYS, type PileKey, pilePicture } from '../pictures.ts';
import { AGE_ROW, makerRow, product, SAFETY_ROW, SCALE_PICTURE, special } from '../product-base.ts';
import type { Money, SeedProduct, Text } from '../seed.ts';
import { euros, mapText, NBSP, paragraphs, said, sameText, slugs, text } from '../text.ts';
import { WORLDS } from './colour-worlds.ts';
import { refillSku } from './goods-skus.ts';

const FIRST_REFILL_ID = 3301;

interface Pack {
  sku: string;
  world: PileKey;
  grams: number;
  pieces: number;
  price: Money;
  facts?: Partial<SeedProduct>;
}

const HALF_KILO = { grams: 500, pieces: 420 } as const;

const PRICES: Partial<Record<PileKey, number>> = { trans: 18.9, pastel: 16.9, winter: 15.9 };

const FACTS: Partial<Record<PileKey, Partial<SeedProduct>>> = {
  mixed: { bestsellerRank: 6 },
  sunset: { special: special(euros(12.9), '2026-10-26'), categoryIds: [CATEGORY.refills, CATEGORY.sale] },
  winter: { isNew: true, categoryIds: [CATEGORY.refills, CATEGORY.news], createdAt: daysBefore(9) },
  mono: { stock: { qty: 0, managed: true, minSale: 1, maxSale: 20 } },
};

const PACKS: readonly Pack[] = [
  ...PILE_KEYS.map((world) => ({
    sku: refillSku(world),
    world,
    ...HALF_KILO,
    price: euros(PRICES[world] ?? 14.9),
    ...(FACTS[world] ? { facts: FACTS[world] } : {}),
  })),
  { sku: `${refillSku('mixed')}-1KG`, world: 'mixed', grams: 1000, pieces: 840, price: euros(26.9) },
  { sku: `${refillSku('earth')}-1KG`, world: 'earth', grams: 1000, pieces: 840, price: euros(26.9) },
];

const weightText = (grams: number): string => (grams < 1000 ? `${grams}${NBSP}g` : `${grams / 1000}${NBSP}kg`);

const nameOf = ({ world, grams }: Pack): Text =>
  mapText(WORLDS[world].name, (name, language) => {
    const base = said(language, `Nachfüllpack ${name}`, `Ricarica ${name}`, `${name} Refill Pack`);
    return grams === HALF_KILO.grams ? base : `${base} ${weightText(grams)}`;
  });

function refill(pack: Pack, index: number): SeedProduct {
  const { sku, world, grams, pieces, price, facts } = pack;
  const name = nameOf(pack);
  return product({
    id: FIRST_REFILL_ID + index,
    sku,
    type: 'simple',
    name,
    urlKey: slugs(name),
    shortDescription: mapText(
      WORLDS[world].line,
      (line, language) =>
        `${weightText(grams)}, ${said(language, `etwa ${pieces} Teile`, `circa ${pieces} pezzi`, `about ${pieces} parts`)}. ${line}`,
    ),
    description: mapText(WORLDS[world].line, (line, language) =>
      paragraphs(
        line,
        said(
          language,
          `${weightText(grams)} gemischte Steine, Platten, Fliesen und ein paar Überraschungen, etwa ${pieces} Teile. Neu, ungebraucht und in einem Beutel aus Papier.`,
          `${weightText(grams)} di mattoncini, piastre, piastrelle misti e qualche sorpresa, circa ${pieces} pezzi. Nuovi, mai usati e in un sacchetto di carta.`,
          `${weightText(grams)} of mixed bricks, plates, tiles and a few surprises, about ${pieces} parts. New, unused and in a paper bag.`,
        ),
        said(
          language,
          'Weil wir wiegen und nicht zählen, schwankt die Zahl der Teile um ein paar Prozent. Meistens nach oben.',
          'Dato che pesiamo e non contiamo, il numero dei pezzi varia di qualche punto percentuale. Di solito per eccesso.',
          'Because we weigh and do not count, the number of parts varies by a few per cent. Usually upwards.',
        ),
      ),
    ),
    categoryIds: [CATEGORY.refills],
    price,
    tiers: [
      { qty: 3, price: Math.round(price * 0.0093) * 100 },
      { qty: 6, price: Math.round(price * 0.0088) * 100 },
    ],
    stock: { qty: between(`stock ${sku}`, 60, 380), managed: true, minSale: 1, maxSale: 20 },
    pictures: [{ path: pilePicture(world), label: name }, SCALE_PICTURE],
    manufacturer: MANUFACTURER.brixel,
    pieceCount: pieces,
    netWeightGrams: grams,
    ageFrom: 5,
    deliveryDays: { min: 2, max: 3 },
    dataSheet: [
      { label: text('Nettogewicht', 'Peso netto', 'Net weight'), value: sameText(weightText(grams)) },
      { label: text('Teile', 'Pezzi', 'Parts'), value: text(`etwa ${pieces}`, `circa ${pieces}`, `about ${pieces}`) },
      AGE_ROW(5),
      {
        label: text('Material', 'Materiale', 'Material'),
        value: text('ABS, durchgefärbt', 'ABS, colorato in massa', 'ABS, colored throughout'),
      },
      {
        label: text('Hersteller', 'Produttore', 'Manufacturer'),
        value: sameText(manufacturerName(MANUFACTURER.brixel)),
      },
      SAFETY_ROW,
      makerRow(manufacturerContact(MANUFACTURER.brixel)),
    ],
    links: [
      { type: 'related', sku: refillSku(PILE_KEYS[(index + 1) % PILE_KEYS.length] ?? 'mixed'), qty: 1 },
      { type: 'related', sku: refillSku(PILE_KEYS[(index + 3) % PILE_KEYS.length] ?? 'rainbow'), qty: 1 },
      { type: 'crosssell', sku: 'BX-KASTEN-BIRKE-6', qty: 1 },
    ],
    createdAt: daysBefore(150 + 200 * fraction(`age ${sku}`)),
    updatedAt: daysBefore(20 * fraction(`touched ${sku}`)),
    ...facts,
  });
}

export const buildRefillPacks = (): SeedProduct[] => PACKS.map(refill);
