/** Sets: ready packed, with instructions. */

import { between, fraction } from '@brixel/bricks/random';
import { MANUFACTURER, manufacturerContact, manufacturerName } from '../attributes.ts';
import { CATEGORY } from '../category-ids.ts';
import { dayStart, daysBefore, minutesBefore } from '../dates.ts';
import { setPicture } from '../pictures.ts';
import { AGE_ROW, makerRow, product, SAFETY_ROW, special } from '../product-base.ts';
import type { Language, SeedCustomOption, SeedLink, SeedPicture, SeedProduct } from '../seed.ts';
import { euros, grouped, mapText, paragraphs, said, sameText, slugs, text } from '../text.ts';
import { instructionsSku, refillSku, setSku } from './goods-skus.ts';
import { setFacts } from './set-facts.ts';
import { SET_ROWS, type SetRow } from './set-texts.ts';

const FIRST_SET_ID = 2001;

const GIFT_WRAP: SeedCustomOption = {
  id: 12,
  title: text('Geschenkverpackung', 'Confezione regalo', 'Gift wrapping'),
  type: 'drop_down',
  required: false,
  values: [
    {
      id: 121,
      title: text('Papier in Petrol, Band in Mango', 'Carta petrolio, nastro mango', 'Teal paper, mango ribbon'),
      price: euros(3.9),
      priceType: 'fixed',
    },
    {
      id: 122,
      title: text(
        'Holzkiste mit Schiebedeckel',
        'Cassetta di legno con coperchio scorrevole',
        'Wooden box with a sliding lid',
      ),
      price: 20,
      priceType: 'percent',
    },
  ],
};

const ENGRAVING: SeedCustomOption = {
  id: 11,
  title: text(
    'Namensfliese über dem Tor (bis 12 Zeichen)',
    'Piastrella con nome sopra il portone (fino a 12 caratteri)',
    'Name tile above the gate (up to 12 characters)',
  ),
  type: 'field',
  required: false,
  maxCharacters: 12,
  price: euros(6.9),
};

const GREETING: SeedCustomOption = {
  id: 13,
  title: text('Grußkarte', 'Biglietto d’auguri', 'Greeting card'),
  type: 'area',
  required: false,
  maxCharacters: 240,
  price: euros(1.9),
};

const CUSTOM_OPTIONS: Readonly<Record<string, SeedCustomOption[]>> = {
  castle: [ENGRAVING, GIFT_WRAP, GREETING],
  lighthouse: [
    { ...GIFT_WRAP, id: 14, values: GIFT_WRAP.values?.map((value) => ({ ...value, id: value.id + 10 })) ?? [] },
  ],
};

function picturesOf({ model, name }: SetRow): SeedPicture[] {
  const also = (de: string, it: string, en: string) =>
    mapText(name, (value, language) => `${value}, ${said(language, de, it, en)}`);
  return [
    { path: setPicture(model), label: name },
    { path: setPicture(model, 'side'), label: also('von der Seite', 'di lato', 'from the side') },
    { path: setPicture(model, 'parts'), label: also('alle Teile', 'tutti i pezzi', 'all parts') },
  ];
}

function linksOf({ model, goesWith }: SetRow): SeedLink[] {
  return [
    ...goesWith.map((other): SeedLink => ({ type: 'related', sku: setSku(other), qty: 1 })),
    { type: 'crosssell', sku: instructionsSku(model), qty: 1 },
    { type: 'crosssell', sku: refillSku('mixed'), qty: 1 },
    ...(goesWith[0] ? [{ type: 'upsell' as const, sku: setSku(goesWith[0]), qty: 1 }] : []),
  ];
}

const IN_THE_BOX: Record<Language, (pieces: string) => string> = {
  de: (pieces) =>
    `In der Schachtel: ${pieces} Teile in nummerierten Beuteln, die gedruckte Anleitung und ein Link zur Anleitung fürs Handy. Fehlt etwas, schicken wir es kostenlos nach.`,
  it: (pieces) =>
    `Nella scatola: ${pieces} pezzi in sacchetti numerati, le istruzioni stampate e un link a quelle per il telefono. Se manca qualcosa, lo spediamo gratis.`,
  en: (pieces) =>
    `In the box: ${pieces} parts in numbered bags, the printed instructions and a link to the instructions for your phone. If anything is missing, we send it free of charge.`,
};

function set(row: SetRow, index: number): SeedProduct {
  const sku = setSku(row.model);
  const { pieces, measures } = setFacts(row.model);
  const age = row.isNew ? 5 + 20 * fraction(`age ${sku}`) : 90 + 700 * fraction(`age ${sku}`);
  const isNew = row.isNew ?? false;
  const options = CUSTOM_OPTIONS[row.model];
  const categoryIds = [row.categoryId];
  if (isNew) categoryIds.push(CATEGORY.news);
  if (row.specialEuros) categoryIds.push(CATEGORY.sale);
  return product({
    id: FIRST_SET_ID + index,
    sku,
    type: 'simple',
    name: row.name,
    urlKey: slugs(row.name),
    shortDescription: row.teaser,
    description: mapText(row.story, (story, language) =>
      paragraphs(row.teaser[language] ?? row.teaser.de, story, IN_THE_BOX[language](grouped(pieces, language))),
    ),
    categoryIds,
    price: euros(row.euros),
    ...(row.specialEuros ? { special: special(euros(row.specialEuros), '2026-10-26') } : {}),
    ...(row.earlier
      ? { earlierPrices: [{ price: euros(row.earlier.euros), until: dayStart(row.earlier.until) }] }
      : {}),
    stock: { qty: row.stock ?? between(`stock ${sku}`, 60, 420), managed: true, minSale: 1, maxSale: 20 },
    pictures: picturesOf(row),
    manufacturer: MANUFACTURER.brixel,
    pieceCount: pieces,
    ageFrom: row.ageFrom,
    deliveryDays: { min: 2, max: 3 },
    dataSheet: [
      {
        label: text('Teile', 'Pezzi', 'Parts'),
        value: mapText(sameText(''), (_, language) => grouped(pieces, language)),
      },
      AGE_ROW(row.ageFrom),
      { label: text('Maße gebaut', 'Misure da montato', 'Dimensions when built'), value: measures },
      {
        label: text('Bauzeit', 'Tempo di montaggio', 'Building time'),
        value: text(
          `etwa ${buildHours(pieces)} Std.`,
          `circa ${buildHours(pieces)} h`,
          `about ${buildHours(pieces)} h`,
        ),
      },
      {
        label: text('Anleitung', 'Istruzioni', 'Instructions'),
        value: text('gedruckt und als PDF', 'stampate e in PDF', 'printed and as a PDF'),
      },
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
    links: linksOf(row),
    ...(options ? { customOptions: options } : {}),
    isNew,
    bestsellerRank: row.bestsellerRank ?? null,
    createdAt: row.minutesOld === undefined ? daysBefore(age) : minutesBefore(row.minutesOld),
    updatedAt: daysBefore(Math.min(age, 30 * fraction(`touched ${sku}`))),
  });
}

const PIECES_PER_HOUR = 150;
const buildHours = (pieces: number): number => Math.max(1, Math.round(pieces / PIECES_PER_HOUR));

export const buildSets = (): SeedProduct[] => SET_ROWS.map(set);
