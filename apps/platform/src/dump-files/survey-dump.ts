import {
  type DumpAttribute,
  type DumpCategory,
  readDumpAttribute,
  readDumpCategory,
  readDumpRates,
} from '@brixel/exchange/vsf/dump-catalogue';
import { choicesOf, type Fields, listOf, textOf } from '@brixel/exchange/vsf/dump-values';
import { systemFields } from './dump-fields.ts';
import type { ReadDocument } from './read-dump.ts';

/** What a dump holds, found out before any of its goods is read: they refer to what may stand further down. */
export interface DumpSurvey {
  /** by their codes */
  attributes: ReadonlyMap<string, DumpAttribute>;
  /** by their numbers there; roots are among them */
  categories: ReadonlyMap<string, DumpCategory>;
  /** percent of VAT at home, by class of goods */
  rates: ReadonlyMap<string, number>;
  /** the configurable product of a variant */
  parentOf: ReadonlyMap<string, string>;
  /** of goods that have a document of their own */
  skus: ReadonlySet<string>;
  /** by the number of a product there, of variants too */
  skuOf: ReadonlyMap<string, string>;
  hasReviews: boolean;
  /** which values goods have of which field */
  used: ReadonlyMap<string, FieldValues>;
}

interface FieldValues {
  values: ReadonlySet<string>;
  /** there are more */
  isCut: boolean;
}

const MOST_VALUES = 1000;
const LONGEST_VALUE = 80;
const MOST_FIELDS = 2000;

export async function surveyDump(documents: AsyncIterable<ReadDocument>, country: string): Promise<DumpSurvey> {
  const attributes = new Map<string, DumpAttribute>();
  const categories = new Map<string, DumpCategory>();
  const rates = new Map<string, number>();
  const parentOf = new Map<string, string>();
  const skus = new Set<string>();
  const skuOf = new Map<string, string>();
  let hasReviews = false;
  const used = new Map<string, { values: Set<string>; isCut: boolean }>();

  function note(goods: Fields): void {
    for (const [field, value] of Object.entries(goods)) {
      if (systemFields.has(field) || value === null || value === '') continue;
      const known = used.get(field) ?? { values: new Set<string>(), isCut: false };
      if (used.size < MOST_FIELDS) used.set(field, known);
      for (const choice of choicesOf(value)) {
        if (choice.length > LONGEST_VALUE) continue;
        if (known.values.size < MOST_VALUES) known.values.add(choice);
        else if (!known.values.has(choice)) known.isCut = true;
      }
    }
  }

  for await (const { document } of documents) {
    const source = document?.source;
    if (!source) continue;
    switch (document.entity) {
      case 'attribute': {
        const attribute = readDumpAttribute(source);
        if (attribute) attributes.set(attribute.code, attribute);
        break;
      }
      case 'category':
        // its own document says more than a place in its parent's tree
        for (const category of withChildren(source))
          if (category.isWhole || !categories.has(category.id)) categories.set(category.id, category);
        break;
      case 'taxrule':
        for (const [taxClass, percent] of readDumpRates(source, country))
          rates.set(taxClass, Math.max(percent, rates.get(taxClass) ?? 0));
        break;
      case 'review':
        hasReviews = true;
        break;
      case 'product': {
        const sku = textOf(source.sku);
        note(source);
        if (sku === null) break;
        skus.add(sku);
        skuOf.set(textOf(source.id) ?? '', sku);
        if (textOf(source.type_id) !== 'configurable') break;
        for (const child of listOf(source.configurable_children)) {
          note(child);
          const variant = textOf(child.sku);
          if (variant !== null) skuOf.set(textOf(child.id) ?? '', variant);
          if (variant !== null && !parentOf.has(variant)) parentOf.set(variant, sku);
        }
        break;
      }
    }
  }
  return { attributes, categories, rates, parentOf, skus, skuOf, hasReviews, used };
}

const DEEPEST = 20;

function withChildren(
  source: Fields,
  parentId: string | null = null,
  depth = 0,
): (DumpCategory & { isWhole: boolean })[] {
  const category = readDumpCategory(source);
  if (!category || depth > DEEPEST) return [];
  const own = { ...category, parentId: category.parentId ?? parentId, isWhole: depth === 0 };
  return [own, ...listOf(source.children_data).flatMap((child) => withChildren(child, category.id, depth + 1))];
}
