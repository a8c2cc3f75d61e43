import { GrowingArray } from '@brixel/catalog-index/growing-array';

/** Finds a document's number by a text such as its sku: an open hash table of pairs (hash, number + 1). */
export type KeyTable = Uint32Array<ArrayBuffer>;

export interface KeyTableBuilder {
  /** Where two share a key, the later one is found first. */
  add(key: string, number: number): void;
  finish(): KeyTable;
}

/** Keeps no key. */
export function createKeyTableBuilder(): KeyTableBuilder {
  const hashes = new GrowingArray();
  const numbers = new GrowingArray();
  return {
    add(key, number) {
      hashes.push(hashOf(key));
      numbers.push(number);
    },
    finish: () => tableOf(hashes.view(), numbers.view()),
  };
}

function tableOf(hashes: Uint32Array, numbers: Uint32Array): KeyTable {
  let slots = 2;
  while (slots < hashes.length * 2) slots *= 2;
  const table = new Uint32Array(slots * 2);
  for (let place = hashes.length - 1; place >= 0; place--) {
    const hash = hashes[place]!;
    let slot = hash & (slots - 1);
    while (table[slot * 2 + 1] !== 0) slot = (slot + 1) & (slots - 1);
    table[slot * 2] = hash;
    table[slot * 2 + 1] = numbers[place]! + 1;
  }
  return table;
}

/** The first number under that key that passes; keys are not stored, so the test has to check the match. */
export function findKey(table: KeyTable, key: string, passes: (number: number) => boolean): number | null {
  const slots = table.length / 2;
  const hash = hashOf(key);
  for (let slot = hash & (slots - 1); table[slot * 2 + 1] !== 0; slot = (slot + 1) & (slots - 1)) {
    if (table[slot * 2] !== hash) continue;
    const number = table[slot * 2 + 1]! - 1;
    if (passes(number)) return number;
  }
  return null;
}

/** FNV-1a over the code units, with its high bits folded in for the slot. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
