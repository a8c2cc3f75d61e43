import { fromEuros, type Money, toEuros } from '@brixel/commerce/money';
import { slugify } from '@brixel/commerce/slugify';
import { ATTRIBUTE_LIMITS } from '@brixel/contract/office/attribute-limits';
import { CONTENT_LIMITS } from '@brixel/contract/office/content-limits';
import type { ImportWeightUnit } from '@brixel/contract/office/import-words';
import { visibilities } from '@brixel/contract/office/product-file';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import type { StoreCode } from '@brixel/contract/stores';
import type { Problem, ProblemCode } from '@brixel/exchange/problems';
import {
  choicesOf,
  type Fields,
  fieldsOf,
  flagOf,
  listOf,
  numberOf,
  textOf,
  wholeOf,
} from '@brixel/exchange/vsf/dump-values';
import { plainText } from '../mail/plain-text.ts';
import type { SaidProduct } from '../product-files/product-lines.ts';
import { attributeKey, type RecordKey, textKey, type Value } from '../product-files/product-record.ts';
import type { UsableAttribute } from './bring-attributes.ts';

/** What a document of goods says, as a row of a file of products says it. */

export type DumpTaxClass = 'standard' | 'reduced' | 'none';

export interface DumpContext {
  store: StoreCode;
  weight: ImportWeightUnit;
  taxClassOf(foreign: string | null): DumpTaxClass;
  /** with VAT, of a price of the dump */
  gross(price: Money, taxClass: DumpTaxClass): Money;
  /** by its number there: how a file of products names it; 'root': it says nothing; null: nobody knows it */
  categoryOf(id: string): string | 'root' | null;
  attributes: ReadonlyMap<string, UsableAttribute>;
  attributeCodes: ReadonlyMap<string, string>;
  parentOf(sku: string): string | null;
}

export interface DumpProduct {
  product: SaidProduct;
  problems: readonly Problem[];
  /** where it stood in that shop, as far as that is another place than here */
  oldPaths: readonly string[];
}

/** Signs that addresses have no room for are left out, the same way wherever the product is named. */
export const skuOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}+/gu, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 64);

const COMPOSED = ['configurable', 'grouped', 'bundle'];
const WITHOUT_WEIGHT = [...COMPOSED, 'virtual', 'downloadable'];
const GRAMS: Readonly<Record<ImportWeightUnit, number>> = { kg: 1000, g: 1, lb: 453.592_37 };
const MOST_GRAMS = 1_000_000;
const MOST_PIECES = 1_000_000_000;
/** The group that stands for everybody. */
const ALL_GROUPS = '32000';
const SHORT_DESCRIPTION = 1000;

export function productOfDump(source: Fields, context: DumpContext): DumpProduct {
  const { store } = context;
  const said: Partial<Record<RecordKey, Value>> = {};
  const details: Record<string, Value> = {};
  const problems: Problem[] = [];
  const warn = (code: ProblemCode, field: string, value: string): void => {
    problems.push({ code, field, value: value.slice(0, 100) });
  };
  const namedSku = textOf(source.sku) ?? '';
  const sku = skuOf(namedSku);
  if (sku !== namedSku && sku !== '') warn('SKU_CHANGED', 'sku', namedSku);
  const type = textOf(source.type_id) ?? 'simple';
  const isComposed = COMPOSED.includes(type);

  said.type = type;
  const parent = context.parentOf(namedSku);
  if (parent !== null && !isComposed) said.parent = skuOf(parent);
  const status = numberOf(source.status);
  if (status !== null) said.status = status === 1 ? 'on' : 'off';
  const visibility = wholeOf(source.visibility);
  if (visibility !== null) said.visibility = visibilities[visibility - 1] ?? visibility;
  const taxClass = context.taxClassOf(textOf(source.tax_class_id));
  if (textOf(source.tax_class_id) !== null) said.tax_class = taxClass;
  addWeight();
  if (!isComposed) addPrices();
  else if (type === 'bundle' && wholeOf(source.price_type) === 1)
    warn('BUNDLE_PRICE', 'price', textOf(source.price) ?? '');
  // what others make up has as much as they have, unless it is switched to sold out itself
  if (isComposed) said.manage_stock = flagOf(fieldsOf(source.stock)?.is_in_stock) === false;
  else addStock();
  addCategories();
  addPictures();
  addTexts();
  addAttributes();
  addLinks();
  if (type === 'configurable') addVariantCodes();
  if (type === 'bundle') addBundle();
  addOptions();
  if (type === 'downloadable') addDownloads();
  if (Object.keys(details).length > 0) said[textKey('details', store)] = details;
  return { product: { sku, said, strange: [] }, problems, oldPaths: said.visibility === 'hidden' ? [] : oldPaths() };

  /** By its stored path; and by its sku where that is another one here. */
  function oldPaths(): string[] {
    const [path, slug] = [textOf(source.url_path), textOf(source.slug)];
    const [named, key] = [encodeURIComponent(namedSku), encodeURIComponent(slug ?? '')];
    return [
      ...(path === null ? [] : [`/${path.replace(/^\/+/, '')}`]),
      ...(sku === namedSku || slug === null ? [] : [`/p/${named}/${key}`, `/p/${named}/${key}/${named}`]),
    ];
  }

  function addWeight(): void {
    const weight = numberOf(source.weight);
    if (weight === null || weight <= 0 || WITHOUT_WEIGHT.includes(type)) return;
    said.weight = Math.min(Math.round(weight * GRAMS[context.weight]), MOST_GRAMS);
  }

  function priceOf(value: unknown): number | null {
    const price = numberOf(value);
    return price === null ? null : toEuros(context.gross(fromEuros(price), taxClass));
  }

  function addPrices(): void {
    const price = priceOf(source.price);
    // another form, such as a list of prices by groups, is refused by the field's own rule
    if (price !== null) said.price = price;
    else if (source.price !== undefined && source.price !== null) said.price = source.price as Value;
    const special = priceOf(source.special_price);
    const isReduced = special !== null && special > 0 && price !== null && special < price;
    said.special_price = isReduced ? special : null;
    said.special_from = isReduced ? dayOf(source.special_from_date) : null;
    said.special_to = isReduced ? dayOf(source.special_to_date) : null;
    addTiers();
  }

  function addTiers(): void {
    const tiers: { qty: number; price: number }[] = [];
    for (const tier of listOf(source.tier_prices)) {
      const [qty, group] = [numberOf(tier.qty), textOf(tier.customer_group_id) ?? ALL_GROUPS];
      const price = priceOf(tier.value ?? tier.price);
      if (group !== ALL_GROUPS) warn('TIER_LEFT', 'tiers', `${qty}: ${price}, ${group}`);
      else if (qty !== null && price !== null && Number.isSafeInteger(qty) && qty > 0) tiers.push({ qty, price });
      else warn('LIST_CUT', 'tiers', `${textOf(tier.qty)}: ${textOf(tier.value)}`);
    }
    const byQty = new Map(tiers.map((tier) => [tier.qty, tier]));
    said.tiers = [...byQty.values()];
  }

  function addStock(): void {
    const stock = fieldsOf(source.stock);
    if (!stock) {
      warn('STOCK_MISSING', 'stock', '');
      return;
    }
    const pieces = Math.floor(Math.min(Math.max(numberOf(stock.qty) ?? 0, 0), MOST_PIECES));
    said.stock = flagOf(stock.is_in_stock) === false ? 0 : pieces;
    const isManaged = flagOf(stock.manage_stock);
    if (isManaged !== null) said.manage_stock = isManaged;
    const [least, most] = [wholeOf(stock.min_sale_qty), wholeOf(stock.max_sale_qty)];
    if (least !== null && least >= 1 && least <= 1_000_000) said.min_sale = least;
    if (most !== null && most >= 1 && most <= 1_000_000) said.max_sale = most;
    const step = wholeOf(stock.qty_increments);
    if (flagOf(stock.enable_qty_increments) && step !== null && step > 1 && step <= 100_000) said.step = step;
  }

  function addCategories(): void {
    const inTree = listOf(source.category).flatMap(({ category_id }) => textOf(category_id) ?? []);
    const ids = Array.isArray(source.category_ids) ? choicesOf(source.category_ids) : inTree;
    if (ids.length === 0) return;
    const paths = new Set<string>();
    for (const id of ids) {
      const path = context.categoryOf(id);
      if (path === null) warn('NOT_IN_DUMP', 'categories', id);
      else if (path !== 'root') paths.add(path);
    }
    said.categories = cutList([...paths], PRODUCT_LIMITS.categories, 'categories');
  }

  function cutList<T>(list: readonly T[], most: number, field: string): T[] {
    if (list.length > most) warn('LIST_CUT', field, `${list.length} > ${most}`);
    return list.slice(0, most);
  }

  function addPictures(): void {
    const gallery = listOf(source.media_gallery)
      .filter(({ typ, media_type }) => (textOf(typ) ?? textOf(media_type) ?? 'image') === 'image')
      .toSorted((a, b) => (numberOf(a.pos ?? a.position) ?? 0) - (numberOf(b.pos ?? b.position) ?? 0))
      .map((entry) => ({ path: textOf(entry.image ?? entry.file), label: textOf(entry.lab ?? entry.label) ?? '' }));
    const main = textOf(source.image);
    const all = [...gallery.filter(({ path }) => path === main), { path: main, label: '' }, ...gallery];
    const labels = new Map<string, string>();
    for (const { path, label } of all) {
      if (path === null || path === 'no_selection') continue;
      if (!isPicturePath(path)) warn('PICTURE_LEFT', 'pictures', path);
      else if (!labels.has(path)) labels.set(path, label.slice(0, PRODUCT_LIMITS.name));
    }
    if (labels.size === 0) return;
    const pictures = cutList([...labels.keys()], PRODUCT_LIMITS.pictures, 'pictures');
    said.pictures = pictures;
    const written = pictures.map((path) => labels.get(path) ?? '');
    if (written.some((label) => label !== '')) said[textKey('picture_labels', store)] = written;
  }

  function cut(key: RecordKey, text: string, most: number): string {
    const known = text.replaceAll(/\{\{[^{}]*\}\}/g, '').trim();
    if (known !== text || known.length > most) warn('TEXT_CUT', key, text);
    return known.slice(0, most);
  }

  function addTexts(): void {
    const add = (name: Parameters<typeof textKey>[0], value: string | null, most: number): void => {
      const key = textKey(name, store);
      if (value !== null) said[key] = cut(key, value, most);
    };
    const plain = (value: unknown): string | null => {
      const text = textOf(value);
      return text === null ? null : plainText(text).replaceAll(/\s+/g, ' ').trim() || null;
    };
    add('name', textOf(source.name), PRODUCT_LIMITS.name);
    add('description', textOf(source.description), CONTENT_LIMITS.content);
    add('short_description', plain(source.short_description), SHORT_DESCRIPTION);
    add('meta_title', plain(source.meta_title), PRODUCT_LIMITS.name);
    add('meta_description', plain(source.meta_description), CONTENT_LIMITS.description);
    const address = slugify((textOf(source.url_key) ?? textOf(source.slug) ?? '').replaceAll('_', '-'))
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    if (address !== '' && textOf(source.name) !== null)
      said[textKey('url_key', store)] = address.slice(0, PRODUCT_LIMITS.name);
  }

  function addAttributes(): void {
    const words: Record<string, string> = {};
    for (const [code, { input, optionOf }] of context.attributes) {
      const value = source[code];
      if (value === undefined || value === null || value === '') continue;
      if (input === 'text') {
        const text = plainText(textOf(value) ?? '');
        if (text !== '') words[code] = cut(attributeKey(code), text, ATTRIBUTE_LIMITS.text);
      } else if (input === 'boolean') {
        const flag = flagOf(value);
        if (flag !== null) said[attributeKey(code)] = flag ? 1 : 0;
      } else if (input === 'number') {
        const number = numberOf(value);
        if (number !== null) said[attributeKey(code)] = number;
      } else {
        const chosen = input === 'multiselect' ? choicesOf(value) : [textOf(value) ?? ''];
        const options = chosen.flatMap((one) => {
          const option = optionOf(one);
          // "no choice" is written as 0
          if (option === null && one !== '' && one !== '0') warn('NOT_IN_DUMP', attributeKey(code), one);
          return option ?? [];
        });
        if (options.length > 0)
          said[attributeKey(code)] = input === 'multiselect' ? [...new Set(options)] : options[0]!;
      }
    }
    if (Object.keys(words).length > 0) details.own = words;
  }

  function addLinks(): void {
    const links = { related: [], upsell: [], crosssell: [], associated: [] } as Record<
      'related' | 'upsell' | 'crosssell' | 'associated',
      { sku: string; qty: number }[]
    >;
    const all = listOf(source.product_links).toSorted(
      (a, b) => (numberOf(a.position) ?? 0) - (numberOf(b.position) ?? 0),
    );
    for (const link of all) {
      const [kind, linked] = [textOf(link.link_type) ?? '', textOf(link.linked_product_sku)];
      if (linked === null || !Object.hasOwn(links, kind)) continue;
      const qty = Math.floor(numberOf(fieldsOf(link.extension_attributes)?.qty ?? link.qty) ?? 1);
      const list = links[kind as keyof typeof links];
      if (!list.some((other) => other.sku === skuOf(linked))) list.push({ sku: skuOf(linked), qty: Math.max(qty, 1) });
    }
    for (const [kind, list] of Object.entries(links) as [keyof typeof links, { sku: string; qty: number }[]][])
      if (list.length > 0) said[kind] = cutList(list, 500, kind);
  }

  function addVariantCodes(): void {
    const codes = listOf(source.configurable_options).map(
      ({ attribute_code, attribute_id }) =>
        textOf(attribute_code) ?? context.attributeCodes.get(textOf(attribute_id) ?? '') ?? textOf(attribute_id) ?? '',
    );
    const unknown = codes.filter((code) => context.attributes.get(code)?.input !== 'select');
    if (codes.length === 0 || unknown.length > 0) warn('VARIANTS_UNKNOWN', 'configurable_by', unknown.join(', '));
    else said.configurable_by = [...new Set(codes)];
  }

  function addBundle(): void {
    const titles: Record<string, string> = {};
    const options = listOf(source.bundle_options).toSorted(
      (a, b) => (numberOf(a.position) ?? 0) - (numberOf(b.position) ?? 0),
    );
    let selection = 0;
    said.bundle = options.map((option, place) => {
      const id = wholeOf(option.option_id) ?? place + 1;
      titles[id] = (textOf(option.title) ?? String(id)).slice(0, PRODUCT_LIMITS.name);
      const parts = listOf(option.product_links).toSorted(
        (a, b) => (numberOf(a.position) ?? 0) - (numberOf(b.position) ?? 0),
      );
      return {
        id,
        required: flagOf(option.required) ?? false,
        type: textOf(option.type) ?? 'select',
        selections: parts.map((part) => {
          selection += 1;
          return {
            id: wholeOf(part.id) ?? selection,
            sku: skuOf(textOf(part.sku) ?? ''),
            qty: Math.max(Math.floor(numberOf(part.qty) ?? 1), 1),
            isDefault: flagOf(part.is_default) ?? false,
            canChangeQty: flagOf(part.can_change_quantity) ?? false,
          };
        }),
      };
    });
    if (Object.keys(titles).length > 0) details.bundleTitles = titles;
  }

  function addOptions(): void {
    const titles: Record<string, Value> = {};
    const choices = listOf(source.custom_options).toSorted(
      (a, b) => (numberOf(a.sort_order) ?? 0) - (numberOf(b.sort_order) ?? 0),
    );
    const options = choices.flatMap((option, place): Value[] => {
      const id = wholeOf(option.option_id) ?? place + 1;
      const [kind, title] = [textOf(option.type) ?? '', textOf(option.title) ?? String(id)];
      const isPercent = textOf(option.price_type) === 'percent' && (numberOf(option.price) ?? 0) !== 0;
      if (!['field', 'area', 'drop_down', 'radio'].includes(kind) || (isPercent && !option.values)) {
        warn('CHOICE_LEFT', 'options', `${title}: ${kind}`);
        return [];
      }
      const names: Record<string, string> = {};
      const values = listOf(option.values).map((value, index): Value => {
        const valueId = wholeOf(value.option_type_id) ?? index + 1;
        names[valueId] = (textOf(value.title) ?? String(valueId)).slice(0, PRODUCT_LIMITS.name);
        const price = numberOf(value.price) ?? 0;
        const priceType = textOf(value.price_type) === 'percent' ? 'percent' : 'fixed';
        return {
          id: valueId,
          ...(textOf(value.sku) !== null && { sku: textOf(value.sku)! }),
          price: priceType === 'percent' ? price : context.gross(fromEuros(price), taxClass),
          priceType,
        };
      });
      titles[id] = {
        title: title.slice(0, PRODUCT_LIMITS.name),
        ...(values.length > 0 && { values: names }),
      };
      const price = context.gross(fromEuros(numberOf(option.price) ?? 0), taxClass);
      const longest = wholeOf(option.max_characters);
      return [
        {
          id,
          type: kind,
          required: flagOf(option.is_require) ?? false,
          ...(longest !== null && longest > 0 && { maxCharacters: longest }),
          ...(price > 0 && values.length === 0 && { price }),
          ...(values.length > 0 && { values }),
        },
      ];
    });
    if (options.length === 0) return;
    said.options = options;
    details.customTitles = titles;
  }

  /** The files themselves are no part of a dump: it says their names, and somebody puts them into the shop. */
  function addDownloads(): void {
    const links = listOf(
      fieldsOf(source.extension_attributes)?.downloadable_product_links ?? source.downloadable_links,
    );
    const titles: Record<string, string> = {};
    const files = links.flatMap((link, place): Value[] => {
      const file = (textOf(link.link_file) ?? '').split('/').at(-1)!;
      if (!/^[\w.-]{1,200}$/.test(file)) return [];
      const id = wholeOf(link.id) ?? wholeOf(link.link_id) ?? place + 1;
      titles[id] = (textOf(link.title) ?? file).slice(0, PRODUCT_LIMITS.name);
      return [{ id, file }];
    });
    if (files.length === 0 || files.length < links.length) {
      warn('FILES_LEFT', 'downloads', String(links.length - files.length || ''));
      said.status = 'off';
    }
    if (files.length === 0) return;
    said.downloads = files;
    details.downloadTitles = titles;
  }
}

/** Below the pictures of that shop, and nowhere else. */
const isPicturePath = (path: string): boolean => /^(?:\/(?!\.)[^\s?#\\/]+){1,20}$/.test(path) && path.length <= 400;

/** `2026-12-01 00:00:00`: such shops begin and end reductions with whole days. What is no date is refused by the field's own rule. */
function dayOf(value: unknown): string | null {
  const text = textOf(value);
  if (text === null) return null;
  return /^(\d{4}-\d{2}-\d{2})(?:[ T]\d{2}:\d{2}(?::\d{2})?.*)?$/.exec(text)?.[1] ?? text;
}
