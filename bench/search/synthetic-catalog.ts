import { COLOURS } from '@brixel/bricks/colours';
import { DESIGNS, sizeLabel } from '@brixel/bricks/designs';
import { between, fraction, hash, pick } from '@brixel/bricks/random';
import type { DocumentList } from '@brixel/catalog-index/index-data';
import { CATEGORIES } from '@brixel/demo-catalog/categories';
import { FAMILIES } from '@brixel/demo-catalog/parts/families';
import { slug } from '@brixel/demo-catalog/text';
import { describe, motif } from './synthetic-words.ts';

/** Products of a shop of any size, made from our own designs, colours and words. The same every time. */
export interface SyntheticCatalog extends DocumentList {
  at(number: number): SyntheticProduct;
}

export interface SyntheticCategory {
  id: number;
  name: string;
  /** itself and everything below it */
  branch: number[];
}

/** One configurable product and its variants stand in a row. */
const FAMILY_SIZE = 10;
const SERIES_PER_CATEGORY = 12;
const MANUFACTURERS = 24;
const NEWEST = Date.UTC(2026, 10, 1);
const SPAN = 7 * 365 * 24 * 60 * 60 * 1000;

const leaves = CATEGORIES.filter(({ id }) => !CATEGORIES.some(({ parentId }) => parentId === id));
const series = leaves.flatMap(({ id, name }) =>
  Array.from({ length: SERIES_PER_CATEGORY }, (_, number) => ({
    id: 1000 + id * SERIES_PER_CATEGORY + number,
    parentId: id,
    name: `${name.de} ${motif(`series ${id} ${number}`)}`,
  })),
);
const tree = [...CATEGORIES.map(({ id, parentId, name }) => ({ id, parentId, name: name.de })), ...series];

const branchOf = (id: number): number[] => [
  id,
  ...tree.filter(({ parentId, id: own }) => parentId === id && own !== id).flatMap((child) => branchOf(child.id)),
];

export const syntheticCategories: readonly SyntheticCategory[] = tree.map(({ id, name }) => ({
  id,
  name,
  branch: branchOf(id),
}));

/** Popular things are picked more often than others. */
const popular = <T>(text: string, list: readonly T[]): T => list[Math.floor(list.length * fraction(text) ** 2)]!;

function familyOf(number: number) {
  const key = `family ${number}`;
  const design = popular(`${key} design`, DESIGNS);
  const shape = FAMILIES.find((family) => family.key === design.family) ?? FAMILIES[0]!;
  const print = fraction(`${key} printed`) < 0.6 ? ` bedruckt ${motif(`${key} print`)}` : '';
  const home = pick(`${key} series`, series);
  const second = fraction(`${key} second`) < 0.15 ? [pick(`${key} other series`, series)] : [];
  const colours = new Set<(typeof COLOURS)[number]>();
  for (let turn = 0; colours.size < FAMILY_SIZE - 1; turn++) colours.add(popular(`${key} colour ${turn}`, COLOURS));
  return {
    sku: `BX-${30000 + number}`,
    designNumber: String(30000 + number),
    name: `${shape.piece.de} ${sizeLabel(design)}${print}`,
    size: sizeLabel(design),
    sizeId: 5000 + DESIGNS.findIndex((other) => sizeLabel(other) === sizeLabel(design)),
    description: `${shape.use.de} ${describe(key)}`,
    categories: [home, ...second],
    colours: [...colours],
    basePrice: Math.exp(-2 + 5 * fraction(`${key} price`)),
    manufacturer: popular(
      `${key} maker`,
      Array.from({ length: MANUFACTURERS }, (_, maker) => 200 + maker),
    ),
  };
}

type Family = ReturnType<typeof familyOf>;
export type SyntheticProduct = ReturnType<typeof productOf>;

const variantSku = (family: Family, place: number): string => `${family.sku}-${family.colours[place - 1]!.id}`;

function productOf(family: Family, number: number, place: number) {
  const key = `product ${number}`;
  const colour = family.colours[place - 1];
  const name = colour ? `${family.name} ${colour.name.de}` : family.name;
  const updated = new Date(NEWEST - Math.floor(SPAN * fraction(`${key} updated`))).toISOString();
  return {
    id: number + 1,
    sku: colour ? variantSku(family, place) : family.sku,
    family_sku: colour ? family.sku : null,
    type_id: colour ? 'simple' : 'configurable',
    name,
    description: colour ? `${family.description} In ${colour.name.de}.` : family.description,
    category: family.categories.map((category) => ({ category_id: category.id, name: category.name })),
    category_ids: family.categories.flatMap(({ id, parentId }) => [id, parentId]),
    url_key: `${slug(name)}-${number}`,
    url_path: `p/${slug(name)}-${number}`,
    slug: `${slug(name)}-${number}`,
    visibility: fraction(`${key} hidden`) < 0.05 ? 1 : 4,
    status: fraction(`${key} off`) < 0.02 ? 2 : 1,
    created_at: updated,
    updated_at: updated,
    new: fraction(`${key} new`) < 0.03 ? 1 : 0,
    bestseller_rank: fraction(`${key} sold`) < 0.1 ? between(`${key} rank`, 1, 10_000) : null,
    final_price_incl_tax:
      Math.max(1, Math.round(100 * family.basePrice * (0.8 + 0.4 * fraction(`${key} price`)))) / 100,
    manufacturer: family.manufacturer,
    color: colour?.id ?? null,
    size: colour ? family.sizeId : null,
    ...(!colour && { color_options: family.colours.map(({ id }) => id), size_options: [family.sizeId] }),
    ...(!colour && {
      configurable_children: family.colours.map((_, child) => ({ sku: variantSku(family, child + 1) })),
    }),
    logo_design_id: family.designNumber,
    logo_element_id: colour ? String(4_000_000 + number) : null,
    farbe: colour?.name.de ?? null,
    size_label: family.size,
    stock: { is_in_stock: fraction(`${key} stock`) < 0.93, qty: hash(key) % 5000 },
  };
}

export function syntheticCatalog(length: number): SyntheticCatalog {
  const at = (number: number): SyntheticProduct =>
    productOf(familyOf(Math.floor(number / FAMILY_SIZE)), number, number % FAMILY_SIZE);
  return {
    length,
    at,
    *[Symbol.iterator]() {
      for (let start = 0; start < length; start += FAMILY_SIZE) {
        const family = familyOf(start / FAMILY_SIZE);
        const end = Math.min(FAMILY_SIZE, length - start);
        for (let place = 0; place < end; place++) yield productOf(family, start + place, place);
      }
    },
  };
}
