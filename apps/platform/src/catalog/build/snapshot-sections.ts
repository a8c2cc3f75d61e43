import { decodeSnapshot, encodeSnapshot } from '@brixel/catalog-index/snapshot';
import { type EntityName, entityNames } from '@brixel/contract/catalog';
import { type StoreCode, storeViews } from '@brixel/contract/stores';
import { indexSettings } from '../index-settings.ts';
import { type CatalogData, type CollectionData, pathEntities, type StoreData } from './catalog-data.ts';
import { type FilePart, piecesOf } from './open-file.ts';

/** A named piece of the file. */
export interface Section {
  name: string;
  /** to be gone through several times */
  chunks: Iterable<Uint8Array>;
}

/** What a catalogue is opened from: sections in memory, and the documents, which stay in the file. */
export interface StoredSections {
  inMemory: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  inFile: ReadonlyMap<string, FilePart>;
}

const DOCUMENTS = 'documents';

export const staysInFile = (name: string): boolean => name.startsWith(`${DOCUMENTS}/`);

/** The documents come last: all before them is read in one go. */
export const sectionsOf = (catalog: CatalogData): Section[] => [
  ...searchedSections(catalog),
  ...documentSections(catalog),
];

const documentSections = (catalog: CatalogData): Section[] =>
  storesOf(catalog).flatMap(([store, { collections }]) =>
    entityNames.map((entity) => ({
      name: documentsOf(store, entity),
      chunks: { [Symbol.iterator]: () => piecesOf(collections[entity].documents.bytes) },
    })),
  );

const storesOf = ({ stores }: CatalogData): [StoreCode, StoreData][] =>
  Object.entries(stores) as [StoreCode, StoreData][];

const documentsOf = (store: StoreCode, entity: EntityName): string => `${DOCUMENTS}/${store}/${entity}`;

const searchedSections = (catalog: CatalogData): Section[] =>
  storesOf(catalog).flatMap(([store, { collections, skus, paths }]) => {
    return [
      { name: `${store}/skus`, chunks: [bytesOf(skus)] },
      ...pathEntities.map((entity) => ({ name: `${store}/paths/${entity}`, chunks: [bytesOf(paths[entity])] })),
      ...entityNames.flatMap((entity) => {
        const { documents, index } = collections[entity];
        return [
          { name: `${store}/${entity}/ends`, chunks: [bytesOf(documents.ends)] },
          { name: `${store}/${entity}/index`, chunks: encodeSnapshot(index, settingsOf(store, entity)) },
        ];
      }),
    ];
  });

/** Views of the bytes; null where a section is not what this code writes. */
export function catalogFromSections(facts: CatalogData['facts'], sections: StoredSections): CatalogData | null {
  const stores: Partial<Record<StoreCode, StoreData>> = {};
  for (const code of facts.stores) {
    const store = storeFromSections(code, sections);
    if (!store) return null;
    stores[code] = store;
  }
  return { facts, stores };
}

function storeFromSections(store: StoreCode, { inMemory, inFile }: StoredSections): StoreData | null {
  const collections: Partial<Record<EntityName, CollectionData>> = {};
  for (const entity of entityNames) {
    const index = decodeSnapshot(section(inMemory, `${store}/${entity}/index`), settingsOf(store, entity));
    if (!index.ok) return null;
    collections[entity] = {
      documents: {
        bytes: section(inFile, documentsOf(store, entity)),
        ends: doubles(section(inMemory, `${store}/${entity}/ends`)),
      },
      index: index.data,
    };
  }
  const paths = Object.fromEntries(
    pathEntities.map((entity) => [entity, integers(section(inMemory, `${store}/paths/${entity}`))]),
  );
  return {
    collections: collections as StoreData['collections'],
    skus: integers(section(inMemory, `${store}/skus`)),
    paths: paths as StoreData['paths'],
  };
}

const settingsOf = (store: StoreCode, entity: EntityName) => indexSettings(entity, storeViews[store]);

/** The head's checksum has been checked, so a section that is not there was never written. */
function section<T>(sections: ReadonlyMap<string, T>, name: string): T {
  const bytes = sections.get(name);
  if (!bytes) throw new Error(`The snapshot has no section ${name}`);
  return bytes;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array | Float64Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

const doubles = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Float64Array<ArrayBuffer> =>
  new Float64Array(buffer, byteOffset, byteLength / Float64Array.BYTES_PER_ELEMENT);

const integers = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Uint32Array<ArrayBuffer> =>
  new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
