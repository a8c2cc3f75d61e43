/** Families and their variants: the single parts of the shop. */

import { coloursOf, isAvailable, partSku, partSkuByKey } from '@brixel/bricks/assortment';
import { DESIGNS, sizeLabel } from '@brixel/bricks/designs';
import { elementOf } from '@brixel/bricks/elements';
import type { BrickColour, Design } from '@brixel/bricks/part';
import { between, fraction, hash, rotated } from '@brixel/bricks/random';
import { MANUFACTURER, manufacturerContact, manufacturerName, sizeOptionId } from '../attributes.ts';
import { CATEGORY } from '../category-ids.ts';
import { daysBefore, minutesBefore } from '../dates.ts';
import { familyPicture, measurePicture, partColoursPicture, partPicture } from '../pictures.ts';
import { AGE_ROW, makerRow, product, SAFETY_ROW, special } from '../product-base.ts';
import type { SeedLink, SeedPicture, SeedProduct, Text } from '../seed.ts';
import { mapText, sameText, slugs, text } from '../text.ts';
import { colourNote } from './colour-notes.ts';
import { FAMILIES, familyByKey, type PartFamily } from './families.ts';
import { FIXED_OFFERS, FIXED_STOCK, PART_BESTSELLERS, PART_NOVELTIES } from './highlights.ts';
import { partPrice, partTiers, reducedPrice } from './prices.ts';
import {
  colourText,
  familyDescription,
  PART_AGE,
  pictureLabel,
  variantDataSheet,
  variantDescription,
  variantName,
  variantShortDescription,
  variantSlug,
} from './variant-texts.ts';

const FIRST_FAMILY_ID = 1001;
const FIRST_VARIANT_ID = 10_000;
const OFFER_SHARE = 0.03;
const NEW_SHARE = 0.016;
const SOLD_OUT_SHARE = 0.02;
const SCARCE_SHARE = 0.06;

const designsByFamily = new Map<string, Design[]>();
for (const design of DESIGNS) {
  designsByFamily.set(design.family, [...(designsByFamily.get(design.family) ?? []), design]);
}
const designsOf = (familyKey: string): Design[] => designsByFamily.get(familyKey) ?? [];

/** Which of the makers a part comes from. */
export function manufacturerOf(sku: string): number {
  const chance = fraction(`maker ${sku}`);
  if (chance < 0.63) return MANUFACTURER.brixel;
  if (chance < 0.84) return MANUFACTURER.steinwerk;
  return chance < 0.95 ? MANUFACTURER.mattone : MANUFACTURER.klickfabrik;
}

function stockOf(sku: string, design: Design): number {
  const fixed = FIXED_STOCK.get(sku);
  if (fixed !== undefined) return fixed;
  if (PART_BESTSELLERS.has(sku) || PART_NOVELTIES.has(sku)) return between(`stock ${sku}`, 900, 6000);
  const chance = fraction(`shelf ${sku}`);
  if (chance < SOLD_OUT_SHARE) return 0;
  if (chance < SCARCE_SHARE) return between(`stock ${sku}`, 6, 49);
  return design.kind === 'baseplate' ? between(`stock ${sku}`, 60, 800) : between(`stock ${sku}`, 250, 9800);
}

/** Same colour in a neighbouring shape, and shapes that are bought along in a matching colour. */
function linksOf(design: Design, colour: BrickColour): SeedLink[] {
  const sku = partSku(design.number, colour.id);
  const turn = hash(sku);
  const oneOf = (familyKey: string): Design => {
    const designs = designsOf(familyKey);
    return designs[turn % designs.length] ?? design;
  };
  const family = familyByKey(design.family);
  const { partners } = colourNote(colour.key);
  const siblings = rotated(designsOf(design.family), turn).slice(0, 3);
  const related = [
    ...siblings.map((other) => partSku(other.number, colour.id)),
    ...partners.map((key) => partSkuByKey(design.number, key)),
    ...family.goesWith.map((key) => partSku(oneOf(key).number, colour.id)),
  ];
  const crosssell = family.goesWith.map((key, i) => partSkuByKey(oneOf(key).number, partners[i % 2] ?? partners[0]));
  const links = (type: SeedLink['type'], skus: string[]): SeedLink[] =>
    [...new Set(skus)]
      .filter((other) => other !== sku && isAvailable(other))
      .map((other) => ({ type, sku: other, qty: 1 }));
  return [...links('related', related).slice(0, 6), ...links('crosssell', crosssell).slice(0, 4)];
}

function picturesOf(design: Design, colour: BrickColour): SeedPicture[] {
  const label = pictureLabel(design, colour);
  const also = (what: Text): Text => mapText(label, (value, language) => `${value}, ${what[language]}`);
  const { number } = design;
  return [
    { path: partPicture(number, colour.id), label },
    { path: partPicture(number, colour.id, 'pile'), label: also(text('mehrere Teile', 'più pezzi', 'several parts')) },
    { path: partPicture(number, colour.id, 'tower'), label: also(text('gestapelt', 'impilati', 'stacked')) },
    { path: measurePicture(number), label: also(text('Maßzeichnung', 'disegno quotato', 'dimensioned drawing')) },
  ];
}

function variant(design: Design, designIndex: number, family: PartFamily, colour: BrickColour): SeedProduct {
  const sku = partSku(design.number, colour.id);
  const name = variantName(design, colour);
  const price = partPrice(design, colour);
  const size = sizeLabel(design);
  const manufacturer = manufacturerOf(sku);
  const element = elementOf(design.number, colour.key);
  const novelty = PART_NOVELTIES.get(sku);
  const isNew = novelty !== undefined || fraction(`new ${sku}`) < NEW_SHARE;
  const isOffer =
    FIXED_OFFERS.has(sku) || (!isNew && !PART_BESTSELLERS.has(sku) && fraction(`offer ${sku}`) < OFFER_SHARE);
  const age = isNew ? 2 + 40 * fraction(`age ${sku}`) : 90 + 900 * fraction(`age ${sku}`);
  const categoryIds = [family.categoryId];
  if (colour.finish === 'trans') categoryIds.push(CATEGORY.transparent);
  if (isNew) categoryIds.push(CATEGORY.news);
  if (isOffer) categoryIds.push(CATEGORY.sale);
  return product({
    id: FIRST_VARIANT_ID + designIndex * 100 + colour.id,
    sku,
    parentSku: family.sku,
    type: 'simple',
    name,
    urlKey: variantSlug(design, colour),
    shortDescription: variantShortDescription(design, colour),
    description: variantDescription(design, colour),
    categoryIds,
    price,
    ...(isOffer ? { special: special(reducedPrice(price)) } : {}),
    tiers: partTiers(price, colour),
    stock: { qty: stockOf(sku, design), managed: true, minSale: 1, maxSale: 10_000 },
    pictures: picturesOf(design, colour),
    color: colour.id,
    size: sizeOptionId(size),
    manufacturer,
    designId: design.number,
    ...(element === null ? {} : { elementId: element }),
    farbe: colourText(colour),
    sizeLabel: size,
    deliveryDays: { min: 2, max: 3 },
    dataSheet: variantDataSheet(design, colour, manufacturer),
    links: linksOf(design, colour),
    isNew,
    bestsellerRank: PART_BESTSELLERS.get(sku) ?? null,
    createdAt: novelty === undefined ? daysBefore(age) : minutesBefore(novelty),
    updatedAt: daysBefore(Math.min(age, 60 * fraction(`touched ${sku}`))),
  });
}

const ALL_COLOURS = text('alle Farben', 'tutti i colori', 'all colors');

function family(entry: PartFamily, index: number): SeedProduct {
  const designs = designsOf(entry.key);
  const ranges = designs.map((design) => ({ design, colours: coloursOf(design) }));
  const colourCount = new Set(ranges.flatMap(({ colours }) => colours.map(({ id }) => id))).size;
  const prices = ranges.flatMap(({ design, colours }) => colours.map((colour) => partPrice(design, colour)));
  const sizes = designs.map(sizeLabel);
  const range = sizes.length > 1 ? `${sizes[0]}–${sizes.at(-1)}` : (sizes[0] ?? '');
  const [first] = designs;
  if (!first) throw new Error(`Family without designs: ${entry.key}`);
  return product({
    id: FIRST_FAMILY_ID + index,
    sku: entry.sku,
    type: 'configurable',
    visibility: 3,
    name: entry.name,
    urlKey: slugs(entry.name),
    shortDescription: text(
      `${sizes.join(', ')} Noppen, bis zu ${colourCount} Farben.`,
      `${sizes.join(', ')} bottoncini, fino a ${colourCount} colori.`,
      `${sizes.join(', ')} studs, up to ${colourCount} colors.`,
    ),
    description: familyDescription(entry.key, designs.length, colourCount),
    categoryIds: [entry.categoryId],
    price: Math.min(...prices),
    pictures: [
      { path: familyPicture(entry.key), label: entry.name },
      {
        path: partColoursPicture(first.number),
        label: mapText(entry.name, (name, language) => `${name}, ${ALL_COLOURS[language]}`),
      },
    ],
    manufacturer: MANUFACTURER.brixel,
    configurableAttributes: ['color', 'size'],
    deliveryDays: { min: 2, max: 3 },
    dataSheet: [
      { label: text('Größen', 'Misure', 'Sizes'), value: sameText(range) },
      { label: text('Farben', 'Colori', 'Colors'), value: sameText(String(colourCount)) },
      {
        label: text('Hersteller', 'Produttore', 'Manufacturer'),
        value: sameText(manufacturerName(MANUFACTURER.brixel)),
      },
      AGE_ROW(PART_AGE),
      SAFETY_ROW,
      makerRow(manufacturerContact(MANUFACTURER.brixel)),
    ],
    createdAt: daysBefore(1000 + index),
    updatedAt: daysBefore(90 + index),
  });
}

export function buildPartProducts(): SeedProduct[] {
  const variants = DESIGNS.flatMap((design, i) =>
    coloursOf(design).map((colour) => variant(design, i, familyByKey(design.family), colour)),
  );
  return [...FAMILIES.map(family), ...variants];
}
