import { setImmediate as nextTurn } from 'node:timers/promises';
import { toEuros } from '@brixel/commerce/money';
import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import {
  type BulkChange,
  type BulkPreview,
  type CellChange,
  type PastedCell,
  type ProductFilter,
  type ProductRow,
  type ProductSelection,
  productQuery,
} from '@brixel/contract/office/product-endpoints';
import type { OfficeProduct } from '@brixel/contract/office/product-form-endpoints';
import { defaultStoreOf, type StoreCode } from '@brixel/contract/stores';
import type { Kysely, Transaction } from 'kysely';
import { textOrder } from '../catalog/catalog-stores.ts';
import { listCategories } from '../catalog/category-list.ts';
import type { CatalogEditor } from '../catalog/changes/catalog-editor.ts';
import type { CatalogChange } from '../catalog/changes/change-log.ts';
import { textsOf } from '../catalog/rows.ts';
import { parseJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Author } from '../office/audit.ts';
import type { Settings } from '../settings/shop-settings.ts';
import { applyBulk, undoBulk } from './bulk-edit.ts';
import { type BulkStep, planStep } from './bulk-plan.ts';
import { changeCell } from './change-cell.ts';
import { type BranchOf, type GoodsList, type GoodsQuery, isBelowCost, isLow, lacksPlace } from './goods-list.ts';
import { type GoodsRow, reducedPrice } from './goods-row.ts';
import { viewsOf } from './goods-views.ts';
import { createLiveGoods } from './live-goods.ts';
import { readProduct } from './read-product.ts';
import { createProduct, type SavedProduct, type SaveRefusal, saveProduct } from './save-product.ts';

/** Who looks, and what they may see. */
export interface Viewer {
  id: number;
  /** what goods have cost, and whatever shows it */
  seesCosts: boolean;
  language: OfficeLanguage;
}

/** Goods as a picker looks for them. */
export interface ShownGoods extends Pick<GoodsRow, 'name' | 'picture' | 'number' | 'condition' | 'place' | 'stock'> {
  colour: { name: string; hex: string | null } | null;
  /** other lots of the same part, colour and condition */
  alike: { sku: string; place: string; stock: number; price: number | null }[];
}

/** The goods of the shop as the office lists and changes them. */
export interface Goods {
  overview(viewer: Viewer): Promise<OfficeResult<'products.overview'>>;
  /** begins to read the list for somebody who may want it soon: with 100,000 products that takes seconds */
  prepare(): void;
  /** all of them as they are now */
  list(): Promise<GoodsList>;
  /** of all of them these, without waiting for the others */
  some(skus: readonly string[]): Promise<ReadonlyMap<string, GoodsRow>>;
  colours(language: OfficeLanguage): Promise<{ id: number; name: string; hex: string | null }[]>;
  page(query: GoodsQuery, viewer: Viewer): Promise<OfficeResult<'products.list'>>;
  read(sku: string, viewer: Viewer): Promise<OfficeProduct | null>;
  create(
    content: Parameters<typeof createProduct>[1],
    author: Author,
    viewer: Viewer,
  ): Promise<OfficeProduct | SaveRefusal>;
  save(sku: string, content: SavedProduct, author: Author, viewer: Viewer): Promise<OfficeProduct | SaveRefusal>;
  changeCell(
    sku: string,
    change: CellChange,
    author: Author,
    viewer: Viewer,
  ): Promise<OfficeResult<'products.cell'> | 'NOT_FOUND' | 'NOT_EDITABLE'>;
  /** those that were overtaken or cannot be changed are left and named */
  changeCells(cells: readonly PastedCell[], author: Author, viewer: Viewer): Promise<OfficeResult<'products.cells'>>;
  /** as pickers see them, in the drawers */
  shown(skus: readonly string[], language?: OfficeLanguage): Promise<ReadonlyMap<string, ShownGoods>>;
  previewBulk(selection: ProductSelection, change: BulkChange): Promise<BulkPreview>;
  bulk(
    selection: ProductSelection,
    change: BulkChange,
    expected: number,
    author: Author,
  ): Promise<OfficeResult<'products.bulk'> | 'CHANGED_MEANWHILE'>;
  undoBulk(id: number, author: Author): Promise<OfficeResult<'products.undoBulk'> | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>;
  close(): Promise<void>;
}

export interface GoodsOptions {
  database: Pick<Database, 'db' | 'kind'>;
  editor: Pick<CatalogEditor, 'change'>;
  settings: Pick<Settings, 'current'>;
  onError: (error: unknown) => void;
  now: () => number;
}

/** Of the largest changes so many are shown. */
const EXAMPLES = 30;

export function createGoods({ database, editor, settings, onError, now }: GoodsOptions): Goods {
  const { db, kind } = database;
  const defaultStore = () => defaultStoreOf(settings.current().stores);
  /** Names that have a translation are read in the language of the person. */
  const namesFor = (language: StoreCode = defaultStore()) => textOrder(language, defaultStore());
  const live = createLiveGoods(database, { defaultStore, onError });

  function toRow(row: GoodsRow, { seesCosts }: Pick<Viewer, 'seesCosts'>): ProductRow {
    const reduced = reducedPrice(row, now());
    return {
      id: row.id,
      sku: row.sku,
      name: row.name,
      picture: row.picture,
      colour: row.colour,
      number: row.number,
      condition: row.condition,
      status: row.isOn ? 'on' : 'off',
      price: row.price === null ? null : toEuros(row.price.price),
      reduced: reduced === null ? null : toEuros(reduced),
      stock: row.stock,
      place: row.place,
      cost: row.cost === null || !seesCosts ? null : toEuros(row.cost),
      sold: row.sold,
      updated_at: row.updatedAt,
    };
  }

  async function branches(): Promise<BranchOf> {
    const rows = await db.selectFrom('category').select(['id', 'path']).execute();
    return (wanted) => new Set(rows.filter(({ path }) => `/${path}/`.includes(`/${wanted}/`)).map(({ id }) => id));
  }

  async function select(list: GoodsList, selection: ProductSelection): Promise<GoodsRow[]> {
    if ('filter' in selection) return list.filtered(selection.filter, await branches());
    return selection.skus.flatMap((sku) => list.get(sku) ?? []);
  }

  async function plan(selection: ProductSelection, change: BulkChange) {
    const rows = await select(await live.current(), selection);
    const steps: BulkStep[] = [];
    await inPieces(rows, (some) => {
      for (const row of some) {
        const step = planStep(row, change);
        if (step) steps.push(step);
      }
    });
    return { rows, steps };
  }

  async function read(sku: string, { seesCosts }: Pick<Viewer, 'seesCosts'>): Promise<OfficeProduct | null> {
    const goods = await live.current();
    const known = goods.get(sku);
    return known ? readProduct(db, known, { seesCosts, now: now(), goods }) : null;
  }

  /** A refusal leaves nothing behind; a product that was written shows in the shop at once. */
  async function write(
    work: (tx: Transaction<Schema>) => Promise<true | SaveRefusal>,
    sku: string,
    touched: ReadonlySet<string>,
  ) {
    const refused: SaveRefusal[] = [];
    try {
      await editor.change(async (tx) => {
        const made = await work(tx);
        if (made === true)
          return [null, sku, ...touched].map((named): CatalogChange => ({ kind: 'content', sku: named }));
        refused.push(made);
        throw new Refused();
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    return refused[0] ?? true;
  }

  return {
    async overview({ id, seesCosts, language }) {
      const list = await live.current();
      const counts = { low: 0, out: 0, picture: 0, place: 0, below_cost: 0, off: 0 };
      let value = 0;
      for (const row of list.all()) {
        if (isLow(row)) counts.low += 1;
        if (row.stock === 0) counts.out += 1;
        if (row.picture === '') counts.picture += 1;
        if (lacksPlace(row)) counts.place += 1;
        if (isBelowCost(row)) counts.below_cost += 1;
        if (!row.isOn) counts.off += 1;
        value += (row.cost ?? 0) * (row.stock ?? 0);
      }
      const branchOf = await branches();
      const views = (await viewsOf(db, id)).map((view) => ({
        ...view,
        count: list.filtered(filterIn(view.query, seesCosts), branchOf).length,
      }));
      return {
        total: list.size,
        value: seesCosts ? toEuros(value) : null,
        counts: { ...counts, below_cost: seesCosts ? counts.below_cost : null },
        views,
        categories: await listCategories(db, namesFor(language)),
        colours: await colours(db, namesFor(language)),
      };
    },

    prepare: live.prepare,
    list: live.current,
    some: live.some,
    colours: (language) => colours(db, namesFor(language)),

    async page(query, viewer) {
      const list = await live.current();
      const allowed = allowedFor(viewer.seesCosts, query);
      const branchOf: BranchOf = allowed.filter.category === undefined ? () => new Set() : await branches();
      const { rows, total } = list.page(allowed, branchOf);
      return { total, rows: rows.map((row) => toRow(row, viewer)) };
    },

    read,

    async create(content, author, viewer) {
      const context = { kind, author, defaultStore: defaultStore(), touched: new Set<string>() };
      const made = await write((tx) => createProduct(tx, content, context), content.sku, context.touched);
      return made === true ? ((await read(content.sku, viewer)) ?? 'NOT_FOUND') : made;
    },

    async save(sku, content, author, viewer) {
      const before = await read(sku, { seesCosts: true });
      if (!before) return 'NOT_FOUND';
      // what somebody may not see stays as it is
      const after = viewer.seesCosts ? content : { ...content, cost: before.cost };
      const context = { kind, author, defaultStore: defaultStore(), touched: new Set<string>() };
      const saved = await write((tx) => saveProduct(tx, before, after, context), sku, context.touched);
      return saved === true ? ((await read(sku, viewer)) ?? 'NOT_FOUND') : saved;
    },

    async changeCell(sku, change, author, viewer) {
      const known = (await live.current()).get(sku);
      if (!known) return 'NOT_FOUND';
      if (!isEditable(known, change.field)) return 'NOT_EDITABLE';
      const saved = await editor.change((tx) => changeCell(tx, kind, sku, change, author));
      const row = (await live.current()).get(sku);
      return row ? { saved, row: toRow(row, viewer) } : 'NOT_FOUND';
    },

    async changeCells(cells, author, viewer) {
      const list = await live.current();
      // orders take stock in this order too: neither ever waits for the other in a circle
      const wanted = cells
        .filter(({ sku, change }) => isEditable(list.get(sku), change.field))
        .toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
      const saved = new Set<PastedCell>();
      await editor.change(async (tx) => {
        const changes: CatalogChange[] = [];
        for (const cell of wanted) {
          const change = await changeCell(tx, kind, cell.sku, cell.change, author);
          if (!change) continue;
          changes.push(change);
          saved.add(cell);
        }
        return changes.length > 0 ? changes : null;
      });
      const after = await live.current();
      return {
        rows: [...new Set(cells.map(({ sku }) => sku))].flatMap((sku) => {
          const row = after.get(sku);
          return row ? [toRow(row, viewer)] : [];
        }),
        refused: cells.filter((cell) => !saved.has(cell)).map(({ sku, change }) => ({ sku, field: change.field })),
      };
    },

    async shown(skus, language) {
      const list = await live.current();
      const rows = [...new Set(skus)].flatMap((sku) => list.get(sku) ?? []);
      const palette = new Map((await colours(db, namesFor(language))).map((one) => [one.id, one]));
      const parts = Map.groupBy(
        rows.filter(({ part }) => part !== null),
        alikeKey,
      );
      const alike = Map.groupBy(
        [...list.all()].filter((row) => row.part !== null && (row.stock ?? 0) > 0 && parts.has(alikeKey(row))),
        alikeKey,
      );
      return new Map(
        rows.map((row): [string, ShownGoods] => {
          const colour = row.colour === null ? undefined : palette.get(row.colour);
          const others = (row.part === null ? undefined : alike.get(alikeKey(row))) ?? [];
          return [
            row.sku,
            {
              name: row.name,
              picture: row.picture,
              number: row.number,
              condition: row.condition,
              place: row.place,
              stock: row.stock,
              colour: colour ? { name: colour.name, hex: colour.hex } : null,
              alike: others
                .filter(({ sku }) => sku !== row.sku)
                .map(({ sku, place, stock, price }) => ({
                  sku,
                  place,
                  stock: stock ?? 0,
                  price: price === null ? null : toEuros(price.price),
                })),
            },
          ];
        }),
      );
    },

    async previewBulk(selection, change) {
      const { rows, steps } = await plan(selection, change);
      let reduced = 0;
      let value = 0;
      let largest: BulkStep[] = [];
      await inPieces(steps, (some) => {
        for (const step of some) {
          if (reducedPrice(step.row, now()) !== null) reduced += 1;
          value += difference(step) * (step.row.stock ?? 0);
        }
        largest = [...largest, ...some].sort((a, b) => share(b) - share(a)).slice(0, EXAMPLES);
      });
      return {
        selected: rows.length,
        changed: steps.length,
        unchanged: rows.length - steps.length,
        reduced,
        value: isPrice(change) ? toEuros(value) : 0,
        examples: largest.map((step) => ({
          sku: step.row.sku,
          name: step.row.name,
          picture: step.row.picture,
          before: side(step, change, 'before'),
          after: side(step, change, 'after'),
        })),
      };
    },

    async bulk(selection, change, expected, author) {
      const { steps } = await plan(selection, change);
      if (steps.length !== expected) return 'CHANGED_MEANWHILE';
      const made = await keep(editor, (tx) => applyBulk(tx, change, steps, author));
      await live.refresh(made.skus);
      return { id: made.id, changed: made.skus.length };
    },

    async undoBulk(id, author) {
      const made = await keep(editor, (tx) => undoBulk(tx, id, author));
      if (typeof made === 'string') return made;
      await live.refresh(made.skus);
      return { restored: made.skus.length, kept: made.kept };
    },

    close: live.close,
  };
}

/** Goods that are looked at without a break. */
const LOOKED_AT_ONCE = 1000;

/** Piece by piece, with room for requests in between. */
async function inPieces<T>(all: readonly T[], look: (some: readonly T[]) => void): Promise<void> {
  for (let first = 0; first < all.length; first += LOOKED_AT_ONCE) {
    look(all.slice(first, first + LOOKED_AT_ONCE));
    await nextTurn();
  }
}

/** Not where the price follows from the parts, or nothing is counted. */
const isEditable = (row: GoodsRow | undefined, field: CellChange['field']): boolean =>
  row !== undefined && !(field === 'price' && row.price === null) && !(field === 'stock' && row.stock === null);

/** Rolls a transaction back; caught where it began. */
class Refused extends Error {}

/** What the work gives, and its changes announced. */
async function keep<T extends { changes: CatalogChange[] } | string>(
  editor: Pick<CatalogEditor, 'change'>,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  const made: T[] = [];
  await editor.change(async (tx) => {
    const result = await work(tx);
    made.push(result);
    return typeof result === 'string' || result.changes.length === 0 ? null : result.changes;
  });
  return made[0]!;
}

/** Whoever may not see costs cannot find them out by sorting either. */
function allowedFor(seesCosts: boolean, query: GoodsQuery): GoodsQuery {
  if (seesCosts) return query;
  const { below_cost, ...filter } = query.filter;
  return { ...query, filter, sort: query.sort === 'cost' || query.sort === 'margin' ? 'name' : query.sort };
}

/** A view holds what stood in the address; what is no longer understood is left out. */
function filterIn(query: string, seesCosts: boolean): ProductFilter {
  const parsed = productQuery.safeParse(Object.fromEntries(new URLSearchParams(query)));
  if (!parsed.success) return {};
  const { sort, direction, from, size, ...filter } = parsed.data;
  return allowedFor(seesCosts, { filter, sort, direction, from, size }).filter;
}

async function colours(db: Kysely<Schema>, stores: ReturnType<typeof textOrder>) {
  const options = await db
    .selectFrom('attribute')
    .innerJoin('attribute_option', 'attribute_option.attribute_id', 'attribute.id')
    .select(['attribute.id as attribute_id', 'attribute_option.id', 'attribute_option.swatch'])
    .where('attribute.code', '=', 'color')
    .execute();
  const attributeId = options[0]?.attribute_id;
  if (attributeId === undefined) return [];
  const texts = await db
    .selectFrom('attribute_option_text')
    .selectAll()
    .where('attribute_id', '=', attributeId)
    .execute();
  const labels = textsOf(texts, ({ option_id }) => option_id, stores);
  return options.map(({ id, swatch }) => ({
    id,
    name: labels.get(id)?.label ?? String(id),
    hex: swatch === null ? null : parseJson(swatch).hex,
  }));
}

const alikeKey = ({ part, colour, condition }: GoodsRow): string => `${part} ${colour} ${condition}`;

const isPrice = ({ kind }: BulkChange): boolean => kind === 'percent' || kind === 'amount';
const difference = ({ numbers }: BulkStep): number => (numbers ? numbers.after - numbers.before : 0);
const share = (step: BulkStep): number => Math.abs(difference(step)) / Math.max(step.numbers?.before ?? 1, 1);

const side = (step: BulkStep, change: BulkChange, which: 'before' | 'after'): number | string => {
  if (step.texts) return step.texts[which];
  const number = step.numbers?.[which] ?? 0;
  if (isPrice(change)) return toEuros(number);
  return change.kind === 'status' ? (number < 2 ? 'on' : 'off') : number;
};
