import type { SourcePrice } from '@brixel/commerce/product-price';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { setStock } from '../../stock/stock-movements.ts';
import { recordPrice } from '../price-history.ts';
import { type CatalogChange, recordChanges } from './change-log.ts';
import { notifyWithCommit } from './change-signal.ts';

/** Changes the catalogue so that every node notices. False where there is nothing of that name. */
export interface CatalogEditor {
  /** Work that tells itself what it has changed; null: nothing. False then. */
  change(work: (tx: Transaction<Schema>) => Promise<CatalogChange | CatalogChange[] | null>): Promise<boolean>;
  setStock(sku: string, qty: number): Promise<boolean>;
  setPrice(sku: string, price: SourcePrice): Promise<boolean>;
  /** 1 on sale, 2 switched off */
  setStatus(sku: string, status: number): Promise<boolean>;
  /** 1 shown, 2 waiting, 3 refused */
  setReviewStatus(reviewId: number, status: number): Promise<boolean>;
  /** Work on reviews, which are shown at once; it gives the products that they are about. */
  editReviews(work: (tx: Transaction<Schema>) => Promise<readonly string[]>): Promise<void>;
  /** Work on pages and blocks, which are shown and found at once: nothing waits for a build. Work that gives false has changed nothing. */
  editPages(work: (tx: Transaction<Schema>) => Promise<unknown>): Promise<void>;
  /**
   * Any other work on the catalogue's tables: texts, categories, new products. Categories show at once, and so do the
   * products that are named; words to search by, counts and products that are not named with the next build. Work that gives false
   * has changed nothing.
   */
  edit(work: (tx: Transaction<Schema>) => Promise<unknown>, skus?: readonly string[]): Promise<void>;
}

/** `wake` makes the catalogue of this process read the change log at once; other nodes are notified by the database. */
export function createCatalogEditor({ db, kind }: Database, wake: () => void = () => {}): CatalogEditor {
  /** The work and its announcement are one transaction. */
  async function change(
    work: (tx: Transaction<Schema>) => Promise<CatalogChange | CatalogChange[] | null>,
  ): Promise<boolean> {
    const changed = await db.transaction().execute(async (tx) => {
      const made = await work(tx);
      if (made) {
        await recordChanges(tx, [made].flat());
        await notifyWithCommit(tx, kind);
      }
      return made !== null;
    });
    if (changed) wake();
    return changed;
  }

  const updatedNow = () => ({ updated_at: new Date().toISOString() });

  return {
    change,
    setStock: (sku, qty) =>
      change(async (tx) => ((await setStock(tx, kind, { sku, qty })) ? { kind: 'stock', sku } : null)),

    setPrice: (sku, { price, special }) =>
      change(async (tx) => {
        const row = await tx
          .updateTable('product')
          .set({
            price,
            special_price: special?.price ?? null,
            special_from: special?.from ?? null,
            special_to: special?.to ?? null,
            ...updatedNow(),
          })
          .where('sku', '=', sku)
          .returningAll()
          .executeTakeFirst();
        if (!row) return null;
        await recordPrice(tx, row, Date.now());
        return { kind: 'price', sku };
      }),

    setStatus: (sku, status) =>
      change(async (tx) => {
        const row = await tx
          .updateTable('product')
          .set({ status, ...updatedNow() })
          .where('sku', '=', sku)
          .returning('sku')
          .executeTakeFirst();
        return row ? { kind: 'status', sku } : null;
      }),

    setReviewStatus: (reviewId, status) =>
      change(async (tx) => {
        const review = await tx
          .updateTable('review')
          .set({ status })
          .where('id', '=', reviewId)
          .returning('product_id')
          .executeTakeFirst();
        if (!review) return null;
        const { sku } = await tx
          .selectFrom('product')
          .select('sku')
          .where('id', '=', review.product_id)
          .executeTakeFirstOrThrow();
        return { kind: 'review', sku };
      }),

    editReviews: async (work) => {
      await change(async (tx) => {
        const skus = await work(tx);
        return skus.length > 0 ? skus.map((sku) => ({ kind: 'review', sku })) : null;
      });
    },

    editPages: async (work) => {
      await change(async (tx) => ((await work(tx)) === false ? null : { kind: 'page', sku: null }));
    },

    edit: async (work, skus = []) => {
      await change(async (tx) => {
        if ((await work(tx)) === false) return null;
        return [null, ...skus].map((sku) => ({ kind: 'content', sku }));
      });
    },
  };
}
