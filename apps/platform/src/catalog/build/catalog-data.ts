import type { IndexData } from '@brixel/catalog-index/index-data';
import type { EntityName } from '@brixel/contract/catalog';
import type { StoreCode } from '@brixel/contract/stores';
import type { LogPosition } from '../changes/change-log.ts';
import type { KeyTable } from './key-table.ts';
import { allBytes } from './open-file.ts';
import type { PackedDocuments } from './packed-documents.ts';

/** The whole catalogue as a process or a file hands it over: bytes, numbers and a little JSON. */
export interface CatalogData {
  readonly facts: CatalogFacts;
  /** of those that its facts name */
  readonly stores: Readonly<Partial<Record<StoreCode, StoreData>>>;
}

export interface CatalogFacts {
  /** that it was built for; the first is the default one */
  readonly stores: readonly StoreCode[];
  /** all changes up to here are in it */
  readonly position: LogPosition;
  /** the moment that its prices hold for */
  readonly builtAt: number;
  /** when reductions begin or end after that, by sku */
  readonly priceMoments: readonly (readonly [sku: string, moment: number])[];
  /** what each box can take, and how much of it */
  readonly bundleParts: readonly (readonly [bundle: string, part: string, qty: number])[];
  /** how many products come in each colour, by store */
  readonly colourUse: Readonly<Partial<Record<StoreCode, readonly (readonly [colour: number, products: number])[]>>>;
}

export interface StoreData {
  readonly collections: Readonly<Record<EntityName, CollectionData>>;
  readonly skus: KeyTable;
  readonly paths: Readonly<Record<PathEntity, KeyTable>>;
}

export interface CollectionData {
  readonly documents: PackedDocuments;
  readonly index: IndexData;
}

/** With documents that were put aside in a file brought back, to be sent to another process. */
export const inMemory = ({ facts, stores }: CatalogData): CatalogData => ({
  facts,
  stores: mapped(stores, (store) => ({
    ...store,
    collections: mapped(store.collections, ({ documents: { bytes, ends }, index }) => ({
      documents: { bytes: allBytes(bytes), ends },
      index,
    })),
  })),
});

const mapped = <T extends object>(values: T, change: (value: NonNullable<T[keyof T]>) => T[keyof T]): T =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)])) as T;

/** What an address can lead to, the first one first: a product wins over a category and a category over a page. */
export const pathEntities = ['product', 'category', 'cms_page'] as const satisfies readonly EntityName[];
export type PathEntity = (typeof pathEntities)[number];
