import { multiplyDivide } from '@brixel/commerce/money';
import type { NewCategories } from '@brixel/contract/office/product-file-words';
import { type StoreCode, storeViews } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { CategoryChoice, DumpChoice, ImportChoice } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { type ClaimedJob, touchJob } from '../imports/claim-job.ts';
import type { ProductNames } from '../product-files/product-names.ts';
import type { ReadProduct } from '../product-files/read-products.ts';
import type { AdditionList } from './addition-list.ts';
import { bringAttributes } from './bring-attributes.ts';
import { bringCategories } from './bring-categories.ts';
import { bringReviews } from './bring-reviews.ts';
import type { DumpContext, DumpTaxClass } from './dump-product.ts';
import { dumpRows } from './dump-rows.ts';
import { type DumpFile, documentsOf } from './read-dump.ts';
import { type DumpSurvey, surveyDump } from './survey-dump.ts';

/** A dump whose attributes and categories are there, hidden: its goods can be read as rows of a file of products. */
export interface DumpSource {
  /** whose language its texts are in */
  store: StoreCode;
  rows(): AsyncIterable<ReadProduct>;
  /** the category here that the dump means; null: there is none */
  placeOf(path: string): number | null;
  /** categories are found by what the dump calls them, whatever they are called here */
  withPlaces(names: ProductNames): ProductNames;
  /** categories that are shown when the import is published */
  made: readonly number[];
}

export interface DumpOptions {
  path: string;
  encoding: DumpFile['encoding'];
  choice: DumpChoice;
  newCategories: NewCategories;
  categories: CategoryChoice;
  prices: Pick<ImportChoice, 'prices' | 'vatRate' | 'reducedVatRate'>;
  additions: AdditionList;
}

const WHOLE = 10_000;

export async function openDump(db: Kysely<Schema>, job: ClaimedJob, options: DumpOptions): Promise<DumpSource> {
  const { path, encoding, choice, newCategories, categories: placing, prices, additions } = options;
  const { store, weight } = choice;
  const beat = (): Promise<void> => db.transaction().execute((tx) => touchJob(tx, job));
  const documents = () => documentsOf({ path, encoding, beat });
  const survey = await surveyDump(documents(), storeViews[store].country);
  const attributes = await bringAttributes(db, survey, { job, store, additions });
  const categories = await bringCategories(db, survey, {
    ...{ job, store, additions },
    isMaking: newCategories === 'make',
    choice: placing,
  });
  if (survey.hasReviews) {
    const write = (): Promise<void> => additions.write(db, job);
    await bringReviews(db, documents(), { store, skus: survey.skuOf }, { add: additions.add, write });
  }
  const { vatRate, reducedVatRate = vatRate } = prices;
  const rateOf: Readonly<Record<DumpTaxClass, number>> = { standard: vatRate, reduced: reducedVatRate, none: 0 };
  const context: DumpContext = {
    ...{ store, weight },
    taxClassOf: (foreign) => taxClassOf(survey, foreign, rateOf),
    gross: (price, taxClass) =>
      prices.prices === 'net' ? multiplyDivide(price, WHOLE + rateOf[taxClass], WHOLE) : price,
    categoryOf(id) {
      const known = categories.pathOf.get(id);
      if (known !== undefined) return known ?? 'root';
      const own = categories.earlier.get(id);
      // in a file without categories the roots are known by their usual numbers
      return own === undefined ? (survey.categories.size === 0 && ['1', '2'].includes(id) ? 'root' : null) : `#${own}`;
    },
    attributes: attributes.usable,
    attributeCodes: attributes.codes,
    parentOf: (sku) => survey.parentOf.get(sku) ?? null,
  };
  return {
    store,
    rows: () => dumpRows(documents(), survey, context, { attributes: attributes.left, categories: categories.left }),
    placeOf: (path) => categories.placed.get(path) ?? null,
    withPlaces: (names) => ({
      ...names,
      categories: {
        ...names.categories,
        idOf: (name) => categories.placed.get(name) ?? names.categories.idOf(name),
      },
    }),
    made: categories.made,
  };
}

/** By its rate at home where the dump has rules of tax, else by the one number that always means the same. */
function taxClassOf(
  { rates }: Pick<DumpSurvey, 'rates'>,
  foreign: string | null,
  { standard, reduced }: Readonly<Record<DumpTaxClass, number>>,
): DumpTaxClass {
  if (foreign === null) return 'standard';
  if (foreign === '0') return 'none';
  const percent = rates.get(foreign);
  if (percent === undefined) return 'standard';
  if (percent === 0) return 'none';
  const rate = Math.round(percent * 100);
  return rate !== standard && rate === reduced ? 'reduced' : 'standard';
}
